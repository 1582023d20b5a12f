import { createI18n, loadCatalog, locales } from "@plaza/i18n";
import { expect, test } from "vitest";
import { catalogMessages } from "../messages.ts";
import { defaultSort, isHotListType, listKind, listTitle } from "./list-kinds.ts";

test.each([
  [undefined, "search"],
  ["", "search"],
  ["1", "hot"],
  ["2", "new"],
  ["3", null],
  ["01", null],
  ["hot", null],
])("the path's type %j is the list %j", (type, kind) => {
  expect(listKind(type)).toBe(kind);
});

test("the hot list's own address takes the type 1 or none", () => {
  expect([undefined, "", "1"].map(isHotListType)).toEqual([true, true, true]);
  expect(["2", "0", "01", "hot"].map(isHotListType)).toEqual([false, false, false, false]);
});

test("each list has a default order", () => {
  expect([defaultSort("hot"), defaultSort("new"), defaultSort("search")]).toEqual(["sales", "newest", "relevance"]);
});

const titles = {
  en: ["Hot list", "New arrivals", "All products", "Results for “茶壶”"],
  zh: ["热销榜单", "新品推荐", "全部商品", "“茶壶”的搜索结果"],
  ja: ["人気ランキング", "新着商品", "すべての商品", "「茶壶」の検索結果"],
  ko: ["인기 상품", "신상품", "전체 상품", "‘茶壶’ 검색 결과"],
} as const;

test.each(locales)("every kind of list has its title in %s", async (locale) => {
  const i18n = createI18n(locale);
  await loadCatalog(i18n, catalogMessages);
  expect([
    listTitle(i18n, "hot", undefined),
    listTitle(i18n, "new", undefined),
    listTitle(i18n, "search", undefined),
    listTitle(i18n, "search", "茶壶"),
  ]).toEqual(titles[locale]);
});

test("a searched list is named after its text, too", async () => {
  const i18n = createI18n("en");
  await loadCatalog(i18n, catalogMessages);
  expect(listTitle(i18n, "hot", "teapot")).toBe("Hot list: “teapot”");
  expect(listTitle(i18n, null, undefined)).toBe("All products");
});
