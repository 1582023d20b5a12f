import fc from "fast-check";
import { expect, test } from "vitest";
import { filterOf, ordersSearch, ordersTabs } from "./orders-search.ts";

test.each([
  [{}, { type: undefined, page: undefined }],
  [
    { type: "ship", page: "3" },
    { type: "ship", page: 3 },
  ],
  [
    { type: "toString", page: "-1" },
    { type: undefined, page: undefined },
  ],
  [
    { type: "all", page: "1" },
    { type: undefined, page: undefined },
  ],
  [{ page: "1e3" }, { type: undefined, page: undefined }],
  [{ page: "999999999" }, { type: undefined, page: undefined }],
])("%j is %j", (search, expected) => expect(ordersSearch(search)).toEqual(expected));

test("whatever an address says, it means a list", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom("type", "page", "__proto__"), fc.anything()), (search) => {
      const { type, page } = ordersSearch(search);
      expect(typeof filterOf(type)).toBe("string");
      expect(page === undefined || (Number.isInteger(page) && page > 1)).toBe(true);
    }),
  );
});

test("the tabs of a platform that does not count", () => {
  expect(ordersTabs(false).map(filterOf)).toEqual(["all", "unpaid", "open", "completed", "closed"]);
  expect(ordersTabs(true).map(filterOf)).toEqual(["all", "unpaid", "unshipped", "shipped", "completed", "closed"]);
});
