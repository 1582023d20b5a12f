import { expect, test } from "vitest";
import { productSearch, reviewsSearch } from "./product-search.ts";

const nothing = { tab: undefined, reviews: undefined, reviewPage: undefined };

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
    { tab: "reviews", reviews: "bad", reviewPage: 3 },
  ],
  // A filter without the reviews' tab is ignored.
  [{ reviews: "good", reviewPage: "2" }, nothing],
])("the query %j is read as %j", (raw, meant) => {
  expect(productSearch(raw)).toEqual(meant);
});

test("an address is as short as possible, and reads back the same", () => {
  expect(reviewsSearch()).toEqual({ tab: "reviews" });
  expect(reviewsSearch("medium")).toEqual({ tab: "reviews", reviews: "medium" });
  expect(productSearch({ ...reviewsSearch("images", 4) })).toEqual({
    tab: "reviews",
    reviews: "images",
    reviewPage: 4,
  });
});
