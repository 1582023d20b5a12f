import { expect, test } from "vitest";
import { couponCentreSearch } from "../searches.ts";

test.each([
  ["3", 3],
  ["1", undefined],
  ["-1", undefined],
  ["x", undefined],
  [["2"], undefined],
])("the page %j of the coupon centre is %j", (page, expected) => {
  expect(couponCentreSearch({ page, other: "y" })).toEqual({ page: expected });
});
