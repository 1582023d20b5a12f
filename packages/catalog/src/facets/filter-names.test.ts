import type { Facets } from "@plaza/api-client";
import { createI18n, loadCatalog } from "@plaza/i18n";
import { expect, test } from "vitest";
import { catalogMessages } from "../messages.ts";
import { facets } from "../testing/facets-factory.ts";
import { appliedFilters, priceName } from "./filter-names.ts";

const i18n = createI18n("en");
await loadCatalog(i18n, catalogMessages);

const names = (search: Parameters<typeof appliedFilters>[1], known: Facets | undefined = facets()) =>
  appliedFilters(i18n, search, known).map(({ name }) => name);

test("each value in force has its name, in the order of the panel", () => {
  expect(names({ option: "31", has: "stock_own", rating: "4", shop: "3", brand: "1_2", price: "20-180" })).toEqual([
    "¥20–180",
    "Linden",
    "Fern and Kiln",
    "Hearth & Linden",
    "Rated 4 and up",
    "In stock",
    "Self-operated",
    "Cobalt",
  ]);
});

test("a value whose name is not known is called after its filter", () => {
  expect(appliedFilters(i18n, { brand: "1", categories: "9" }, undefined).map(({ name }) => name)).toEqual([
    "Category",
    "Brand",
  ]);
});

test("each leads to all the others", () => {
  const [brand, rating] = appliedFilters(i18n, { brand: "1_2", rating: "4" }, facets());
  expect(brand?.without).toEqual({ brand: "2", rating: "4" });
  expect(rating?.name).toBe("Fern and Kiln");
  expect(appliedFilters(i18n, { rating: "4" }, facets())[0]?.without).toEqual({});
});

test.each([
  ["20-180", "¥20–180"],
  ["19.9-", "From ¥19.90"],
  ["-1800", "Up to ¥1,800"],
])("the price %s is called %s", (price, name) => {
  expect(priceName(i18n, price)).toBe(name);
});
