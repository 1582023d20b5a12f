import { expect, test } from "vitest";
import { productFilters } from "./product-filters.ts";

test("an address says in numbers and fen what the platform is asked for", () => {
  const search = {
    categories: "7",
    brand: "1_4",
    shop: "3",
    price: "19.9-180",
    rating: "4",
    has: "stock_offer",
    option: "12",
  };
  expect(productFilters(search)).toStrictEqual({
    categoryIds: [7],
    brandIds: [1, 4],
    shopIds: [3],
    minPrice: 1990,
    maxPrice: 18_000,
    minRating: 4,
    inStock: true,
    onOffer: true,
    optionValueIds: [12],
  });
});

test("what is not said is not there, so that the page's data does not name it", () => {
  expect(productFilters({ brand: undefined, price: "-180" })).toStrictEqual({ maxPrice: 18_000 });
});
