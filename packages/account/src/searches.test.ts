import { expect, test } from "vitest";
import { couponsSearch, couponTabs, favouritesSearch, noticesSearch, stateOf, walletSearch } from "./searches.ts";

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
])("an address of coupons that says %j means %j", (search, expected) =>
  expect(couponsSearch(search)).toEqual(expected),
);

test("each tab of coupons is a state of them", () => {
  expect(couponTabs.map(stateOf)).toEqual(["unused", "used", "expired"]);
});

const plain = { kind: undefined, show: undefined, text: undefined, page: undefined };

test.each([
  [{}, plain],
  [
    { kind: "shops", page: "3" },
    { ...plain, kind: "shops", page: 3 },
  ],
  [
    { show: "cheaper", text: " pan " },
    { ...plain, show: "cheaper", text: "pan" },
  ],
  [
    { kind: "products", show: "soldOut" },
    { ...plain, show: "soldOut" },
  ],
  // Shops are neither cheaper nor sold out.
  [
    { kind: "shops", show: "cheaper" },
    { ...plain, kind: "shops" },
  ],
  [{ show: "all", text: "  ", page: "1" }, plain],
  [{ kind: ["shops"], show: ["cheaper"], text: ["pan"], page: "-1" }, plain],
  [{ kind: "toString", show: "toString", text: 5, page: "x" }, plain],
])("an address of favourites that says %j means %j", (search, expected) =>
  expect(favouritesSearch(search)).toStrictEqual(expected),
);

test.each([
  [{}, {}],
  [
    { view: "unread", page: "2" },
    { view: "unread", page: 2 },
  ],
  [{ view: "alerts", page: "1" }, { view: "alerts" }],
  [{ view: "settings" }, { view: "settings" }],
  [{ view: "letters", page: "-1" }, {}],
  [{ view: ["unread"], page: "x" }, {}],
])("of the query %j the address of notices means %j", (query, search) => {
  expect(noticesSearch(query)).toEqual(search);
});

test.each([
  [{}, { type: undefined, page: undefined, top_up: undefined }],
  [
    { type: "spending", page: "2" },
    { type: "spending", page: 2, top_up: undefined },
  ],
  [
    { type: "income", page: "1", top_up: "7" },
    { type: "income", page: undefined, top_up: 7 },
  ],
  [
    { type: "2", page: "-1", top_up: "x" },
    { type: undefined, page: undefined, top_up: undefined },
  ],
  [{ page: "99999999" }, { type: undefined, page: undefined, top_up: undefined }],
])("an address of the wallet with %j means %j", (raw, search) => {
  expect(walletSearch(raw)).toEqual(search);
});
