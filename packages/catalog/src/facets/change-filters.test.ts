import { expect, test } from "vitest";
import { beside, filterCount, narrowed, withValue } from "./change-filters.ts";

test("a value is added to the others of its filter, and taken away again", () => {
  expect(withValue({ brand: "4", rating: "3" }, "brand", "1", true)).toEqual({ brand: "1_4", rating: "3" });
  expect(withValue({ brand: "1_4" }, "brand", "1", false)).toEqual({ brand: "4" });
  expect(withValue({ brand: "4" }, "brand", "4", false)).toEqual({});
  expect(withValue({ has: "own" }, "has", "stock", true)).toEqual({ has: "stock_own" });
});

test("each value counts, a range of prices as one", () => {
  expect(filterCount({})).toBe(0);
  expect(filterCount({ brand: "1_4", price: "20-180", rating: "4", has: "stock_own" })).toBe(6);
});

test("other filters lead to the first page, and keep the order, the size and what was searched for", () => {
  const search = { name: "pot", sort: "sales", size: 48, page: 3, brand: "4" };
  expect(narrowed(search, { shop: "2" })).toEqual({ name: "pot", sort: "sales", size: 48, shop: "2" });
});

test("a form says besides its filters what the address says, but no page", () => {
  expect(beside({ id: 2, sort: "sales", page: 3, brand: "4", size: undefined })).toEqual([
    ["id", "2"],
    ["sort", "sales"],
  ]);
});
