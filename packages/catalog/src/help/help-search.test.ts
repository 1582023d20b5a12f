import { expect, test } from "vitest";
import { helpSearch } from "../searches.ts";

test.each([
  [{}, {}],
  [
    { category: "4", page: "2" },
    { category: 4, page: 2 },
  ],
  [{ page: "0", category: "banana" }, {}],
  [
    { question: " refund ", category: "4" },
    { question: "refund", category: 4 },
  ],
  [{ question: "  " }, {}],
  [{ question: ["a"] }, {}],
])("the address with %j asks for %j", (search, asked) => {
  expect(helpSearch(search)).toEqual({ question: undefined, category: undefined, page: undefined, ...asked });
});
