import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { listedArticles } from "../e2e/articles.ts";
import { ask, origin, page, textsOf } from "./ask-shop.ts";

const read = async (path: string) => (await ask(path)).text();

test("the sitemap holds every page, in each language", async () => {
  expect(await read("/robots.txt")).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const chunks = [...(await read("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? "");
  expect(chunks.length).toBeGreaterThan(1);
  const all = await Promise.all(chunks.map(read));
  for (const chunk of all) expect(chunk).toContain('hreflang="ko"');
  const count = (path: string) => all.join("").split(new RegExp(`<loc>[^<]+${path}`)).length - 1;
  // Other tests open shops.
  expect(count("shop_street_detail")).toBeGreaterThanOrEqual(10);
  expect(count("goods_details")).toBeGreaterThan(400);
  expect((await ask("/sitemap-products-999.xml")).status).toBe(404);
});

test("the news are a feed that their page names", async () => {
  const list = await page("/pc/ja/news_list");
  const feed = list.querySelector("link[type='application/atom+xml']")?.getAttribute("href") ?? "";
  expect(feed).toMatch(/\/pc\/ja\/news\.atom$/);
  const answer = await ask(feed);
  expect(answer.headers.get("content-type")).toContain("application/atom+xml");
  const { document } = new JSDOM(await answer.text(), { contentType: "application/xml" }).window;
  expect(textsOf(document, "entry > title")).toEqual((await listedArticles("article", "ja")).map(({ title }) => title));
});
