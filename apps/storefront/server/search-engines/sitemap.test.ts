import { locales } from "@plaza/i18n";
// @vitest-environment node
import { expect, test } from "vitest";
import { sitemap, sitemapIndex } from "./sitemap.ts";

test("a sitemap names each page once, with its languages", () => {
  const text = sitemap({ origin: "https://shop.example", languages: locales }, [
    { pathname: "/goods_details/7" },
    { pathname: "/category", search: { id: 3 } },
  ]);
  expect(text).toContain("<loc>https://shop.example/pc/goods_details/7</loc>");
  expect(text).toContain('hreflang="ja" href="https://shop.example/pc/ja/category?id=3"');
  expect(text).toContain('hreflang="x-default" href="https://shop.example/pc/goods_details/7"');
  expect(text.match(/<url>/g)).toHaveLength(2);
});

test("addresses in a sitemap are escaped", () => {
  const text = sitemap({ origin: "https://shop.example", languages: locales }, [
    { pathname: "/goods_list", search: { name: "a&b", page: 2 } },
  ]);
  expect(text).toContain("name=a%26b&amp;page=2");
  expect(sitemapIndex(["https://shop.example/a?x=1&y=2"])).toContain("x=1&amp;y=2");
});
