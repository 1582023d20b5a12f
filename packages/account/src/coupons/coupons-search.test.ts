import { expect, test } from "vitest";
import { couponsSearch, couponTabs, stateOf } from "./coupons-search.ts";

test.each([
  [{}, { type: undefined, page: undefined }],
  [
    { type: "used", page: "3" },
    { type: "used", page: 3 },
  ],
  [
    { type: "valid", page: "1" },
    { type: undefined, page: undefined },
  ],
  [
    { type: ["used"], page: "-1" },
    { type: undefined, page: undefined },
  ],
  [
    { type: "toString", page: "x" },
    { type: undefined, page: undefined },
  ],
])("an address that says %j means %j", (search, expected) => expect(couponsSearch(search)).toEqual(expected));

test("each tab of coupons is a state of them", () => {
  expect(couponTabs.map(stateOf)).toEqual(["unused", "used", "expired"]);
});
