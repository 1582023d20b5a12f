import { expect, test } from "vitest";
import { flashSaleSearch } from "../searches.ts";

test("the flash sale says what the URL says", () => {
  expect(flashSaleSearch({ slot: "3", page: "2" })).toEqual({ slot: 3, page: 2 });
});

test.each([
  ["slot", "0"],
  ["slot", "noon"],
  ["slot", ["3"]],
  ["page", "1"],
  ["page", "-1"],
  ["x", "y"],
])("garbage and defaults of the flash sale count as not given: %s=%s", (key, value) => {
  expect(flashSaleSearch({ [key]: value })).toEqual({});
});
