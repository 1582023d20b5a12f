import { expect, test } from "vitest";
import { languageOf, marksOf, sectionOf } from "./form-sections.ts";

test.each([
  ["name.en", null, "texts"],
  ["description.zh", null, "texts"],
  ["images", null, "pictures"],
  ["categoryId", null, "category"],
  ["number", null, "category"],
  ["number", 3, "variants"],
  ["options[0].values[1]", null, "variants"],
  ["skus", null, "variants"],
  ["freight.templateId", null, "delivery"],
  ["virtualContent", null, "delivery"],
  ["withdrawalExclusion", null, "terms"],
  ["isListed", null, "state"],
] as const)("the field %s of the SKU %s stands in the section %s", (field, sku, section) => {
  expect(sectionOf(field, sku)).toBe(section);
});

test("a field is found by what it is called, or by what it is in", () => {
  expect(marksOf("options[0].values[1]", null)).toEqual([
    "options[0].values[1]",
    "options[0].values",
    "options[0]",
    "options",
  ]);
  expect(marksOf("price", 4)).toEqual(["price 4", "sku 4"]);
  expect(marksOf("name.en", null)).toEqual(["name.en", "name"]);
});

test("a text names its language", () => {
  expect(languageOf("name.en")).toBe("en");
  expect(languageOf("freight.templateId")).toBeNull();
  expect(languageOf("brand")).toBeNull();
});
