import { expect, test } from "vitest";
import { specialAreaSearch } from "../searches.ts";

test("a special area says what the URL says", () => {
  expect(specialAreaSearch({ id: "4", name: "Tea", title: "Pots", page: "2" })).toEqual({
    id: 4,
    name: "Tea",
    title: "Pots",
    page: 2,
  });
});

test.each([
  ["id", "0"],
  ["id", "tea"],
  ["name", ""],
  ["title", ["Pots"]],
  ["page", "1"],
])("garbage and defaults of a special area count as not given: %s=%s", (key, value) => {
  expect(specialAreaSearch({ [key]: value })).toEqual({});
});
