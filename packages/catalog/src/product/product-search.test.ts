import { expect, test } from "vitest";
import { productSearch } from "./product-search.ts";
import { keepingSku, reviewsSearch } from "./product-views.ts";

const nothing = {
  sku: undefined,
  tab: undefined,
  reviews: undefined,
  reviewChoice: undefined,
  reviewPage: undefined,
};

test.each([
  [{}, nothing],
  [{ tab: "details" }, nothing],
  [{ tab: ["reviews"] }, nothing],
  [{ tab: "reviews" }, { ...nothing, tab: "reviews" }],
  [
    { tab: "reviews", reviews: "all", reviewPage: "1" },
    { ...nothing, tab: "reviews" },
  ],
  [
    { tab: "reviews", reviews: "awful", reviewPage: "-2" },
    { ...nothing, tab: "reviews" },
  ],
  [
    { tab: "reviews", reviews: "bad", reviewPage: "3" },
    { ...nothing, tab: "reviews", reviews: "bad", reviewPage: 3 },
  ],
  [{ sku: "101" }, { ...nothing, sku: 101 }],
  [{ sku: "red" }, nothing],
  [
    { sku: "101", tab: "reviews" },
    { ...nothing, sku: 101, tab: "reviews" },
  ],
  // The reviews' late code reads it.
  [
    { tab: "reviews", reviewChoice: "5_4_text" },
    { ...nothing, tab: "reviews", reviewChoice: "5_4_text" },
  ],
  [
    { tab: "reviews", reviewChoice: ["5"] },
    { ...nothing, tab: "reviews" },
  ],
  // A filter without the reviews' tab is ignored.
  [{ reviews: "good", reviewChoice: "5", reviewPage: "2" }, nothing],
])("the query %j is read as %j", (raw, meant) => {
  expect(productSearch(raw)).toStrictEqual(meant);
});

test("an address is as short as possible, and reads back the same", () => {
  expect(reviewsSearch()).toEqual({ tab: "reviews" });
  expect(reviewsSearch("medium")).toEqual({ tab: "reviews", reviews: "medium" });
  expect(productSearch({ ...reviewsSearch("images", 4) })).toEqual({
    ...nothing,
    tab: "reviews",
    reviews: "images",
    reviewPage: 4,
  });
});

test("another view of a product keeps the SKU, and nothing else of the shown one", () => {
  const shown = { sku: 101, tab: "reviews", reviews: "bad" } as const;
  expect(keepingSku({})(shown)).toEqual({ sku: 101 });
  expect(keepingSku(reviewsSearch())(shown)).toEqual({ sku: 101, tab: "reviews" });
});
