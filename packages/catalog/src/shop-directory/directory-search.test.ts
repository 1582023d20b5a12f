import { expect, test } from "vitest";
import { shopDirectorySearch } from "../searches.ts";

test("says what the URL says", () => {
  expect(shopDirectorySearch({ name: " hearth ", trade: "3", sort: "rating", page: "2" })).toEqual({
    name: "hearth",
    trade: 3,
    sort: "rating",
    page: 2,
  });
});

test.each([
  ["name", "  "],
  ["name", ["hearth"]],
  ["trade", "0"],
  ["trade", "kitchen"],
  ["sort", "recommended"],
  ["sort", "price-asc"],
  ["sort", "toString"],
  ["page", "1"],
  ["page", "-1"],
  ["x", "y"],
])("garbage and defaults count as not given: %s=%s", (key, value) => {
  expect(shopDirectorySearch({ [key]: value })).toEqual({});
});
