import { expect, test } from "vitest";
import { shopSearch } from "../searches.ts";
import { isShopHome } from "./use-shop-view.ts";

test("says what the URL says", () => {
  expect(
    shopSearch({ id: "7", view: "all", category: "3", name: " pot ", sort: "sales", page: "2", size: "48" }),
  ).toEqual({ id: 7, view: "all", category: 3, name: "pot", sort: "sales", page: 2, size: 48 });
});

test.each([
  ["id", "seven"],
  ["view", "home"],
  ["category", "-1"],
  ["name", "  "],
  ["sort", "dearest"],
  ["page", "1"],
  ["size", "24"],
])("garbage and defaults count as not given: %s=%s", (key, value) => {
  expect(shopSearch({ [key]: value })).toEqual({});
});

test("a shop is at home until its products are narrowed or paged", () => {
  expect(isShopHome({})).toBe(true);
  expect(isShopHome({ sort: "sales" })).toBe(true);
  for (const view of [{ view: "all" }, { category: 3 }, { name: "pot" }, { page: 2 }, { size: 48 }] as const)
    expect(isShopHome(view)).toBe(false);
});
