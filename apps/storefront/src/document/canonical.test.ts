import { expect, test } from "vitest";
import { canonicalAddress, canonicalLinks } from "./canonical.ts";

const origin = "https://shop.example";

test.each([
  ["en", "/", {}, "/pc/"],
  ["ja", "/", {}, "/pc/ja/"],
  ["en", "/goods_list", { name: "tea pot", sort: "price-asc", page: 2 }, "/pc/goods_list?name=tea+pot&page=2"],
  ["ko", "/goods_details/12", { utm_source: "mail" }, "/pc/ko/goods_details/12"],
  ["en", "/goods_list/1", {}, "/pc/hotgoods_list/1"],
  ["en", "/goods_list/1", { name: "cup" }, "/pc/hotgoods_list/1?name=cup"],
  ["en", "/server_explan", { type: "2" }, "/pc/server_explan?type=2"],
  ["zh", "/category", { id: 7 }, "/pc/zh/category?id=7"],
  ["en", "/shop_street_detail", { id: 7, category: 3, sort: "sales" }, "/pc/shop_street_detail?id=7&category=3"],
  ["en", "/shop_street_detail", { id: 7, view: "all" }, "/pc/shop_street_detail?id=7"],
  ["ja", "/special_area", { id: 4, name: "Tea", title: "Pots", page: 2 }, "/pc/ja/special_area?id=4&page=2"],
  ["en", "/seckill", { slot: 2, page: 2 }, "/pc/seckill"],
] as const)("the page in %s at %s with %j has the canonical address %s", (locale, pathname, search, address) => {
  expect(canonicalAddress(origin, locale, pathname, search)).toBe(origin + address);
});

test("a page links its four languages and the default one", () => {
  const links = canonicalLinks(origin, "ja", "/category", { id: 7 }, ["en", "zh", "ja", "ko"]);
  expect(links[0]).toEqual({ rel: "canonical", href: `${origin}/pc/ja/category?id=7` });
  expect(links.slice(1).map((link) => "hrefLang" in link && link.hrefLang)).toEqual([
    "en",
    "zh",
    "ja",
    "ko",
    "x-default",
  ]);
});
