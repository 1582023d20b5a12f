import { expect, test } from "vitest";
import { searchesSearch } from "./searched-days.ts";

test("an address says which searches, and leaves out what is usual or unknown", () => {
  const search = { list: "withoutClick", page: 2, days: 90, language: "ja" };
  expect(searchesSearch(search)).toEqual(search);
  expect(searchesSearch({ ...search, days: "7" })).toEqual({ ...search, days: 7 });
  expect(searchesSearch({ list: "top", page: 1, days: 30, language: "" })).toEqual({});
  expect(searchesSearch({ list: "none", page: "x", days: 400, language: "fr" })).toEqual({});
});
