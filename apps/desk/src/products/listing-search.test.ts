import { expect, test } from "vitest";
import { listingSearch, narrowingOf } from "./listing-search.ts";

const read = listingSearch(["all", "fewLeft"]);

test("an address says what the list is narrowed down by, and what it does not know is any", () => {
  expect(
    read({ list: "fewLeft", category: "3", own: 4, brand: "x", stock: "none", freight: "air", sort: "price" }),
  ).toEqual({
    list: "fewLeft",
    category: 3,
    own: 4,
    stock: "none",
    sort: "price",
  });
  expect(read({ sort: "newest", missing: "all", page: 1 })).toEqual({});
});

test("a call is asked for what the address says", () => {
  expect(narrowingOf("all", read({ category: "3", missing: "barcode", words: "pot" }))).toMatchObject({
    list: "all",
    words: "pot",
    categoryId: 3,
    missing: "barcode",
  });
});
