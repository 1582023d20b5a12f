import fc from "fast-check";
import { expect, test } from "vitest";
import { categorySearch, listSearch, searchListSearch } from "./list-search.ts";

test("says what the URL says", () => {
  expect(searchListSearch({ name: "tea pot", sort: "price-asc", page: "3", size: "48" })).toEqual({
    name: "tea pot",
    sort: "price-asc",
    page: 3,
    size: 48,
  });
  expect(listSearch({ name: "tea pot", sort: "sales" })).toEqual({ sort: "sales" });
  expect(categorySearch({ id: "12", sort: "newest" })).toEqual({ id: 12, sort: "newest" });
});

test("text that looks like a number stays text", () => {
  expect(searchListSearch({ name: "2077" })).toEqual({ name: "2077" });
});

test("adds no defaults: the first page, the usual size and an empty text are not said", () => {
  expect(searchListSearch({})).toEqual({});
  expect(searchListSearch({ name: "   ", page: "1", size: "24" })).toEqual({});
  expect(categorySearch({})).toEqual({});
});

test("a text is taken as it was typed where the URL says so", () => {
  expect(searchListSearch({ name: "mgu", literal: "1" })).toEqual({ name: "mgu", literal: 1 });
  expect(searchListSearch({ literal: "1" })).toEqual({});
});

test("text loses the space around it", () => {
  expect(searchListSearch({ name: "  teapot " })).toEqual({ name: "teapot" });
});

test.each([
  ["sort", "dearest"],
  ["sort", "toString"],
  ["sort", ["sales"]],
  ["page", "0"],
  ["page", "-2"],
  ["page", "1.5"],
  ["page", "2e3"],
  ["page", "second"],
  ["page", "9".repeat(30)],
  ["page", null],
  ["size", "100"],
  ["size", "48.0"],
  ["name", ["teapot"]],
  ["literal", "2"],
  ["id", "0x10"],
  ["id", "' OR 1=1"],
  ["utm_source", "mail"],
])("garbage counts as not given: %s=%s", (key, value) => {
  expect(searchListSearch({ [key]: value })).toEqual({});
  expect(categorySearch({ [key]: value })).toEqual({});
});

test("says what is not given, so that nothing of the raw query shows through", () => {
  expect({ sort: "dearest", page: "0", ...searchListSearch({ sort: "dearest", page: "0" }) }).toEqual({});
  expect({ id: "banana", ...categorySearch({ id: "banana" }) }).toEqual({});
});

test("whatever stands in the URL, reading what was read changes nothing more", () => {
  const search = fc.dictionary(
    fc.constantFrom("name", "sort", "page", "size", "id", "x"),
    fc.oneof(fc.string(), fc.integer()),
  );
  fc.assert(
    fc.property(search, (given) => {
      const read = searchListSearch(given);
      expect(searchListSearch({ ...read })).toEqual(read);
      expect(read.page ?? 2).toBeGreaterThan(1);
    }),
  );
});
