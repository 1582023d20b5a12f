import { expect, test } from "vitest";
import { allProductsSearch } from "./all-products-search.ts";

test.each([
  [{}, {}],
  [{ list: "all", words: " ", category: "x" }, {}],
  [
    { list: "toReview", words: " lamp ", shop: "Hearth", brand: 7, category: "3", before: 12, page: 2 },
    { list: "toReview", words: "lamp", shop: "Hearth", brand: "7", category: 3, before: 12 },
  ],
  [{ words: 6901234567892 }, { words: "6901234567892" }],
])("%j is read as %j", (search, read) => {
  expect(allProductsSearch(search)).toEqual(read);
});
