// @vitest-environment node
import { wireListedProduct, wireListedShop } from "@plaza/api-client/testing";
import Fastify, { type FastifyInstance } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../config.ts";
import { searchEngineRoutes } from "./routes.ts";

/** What a shop sells: products with these ids, in one category. */
interface Listing {
  readonly ids: readonly number[];
  /** How many shops sell them. */
  readonly shops?: number;
  readonly extensions?: readonly string[];
}

function upTo(last: number): Listing {
  return { ids: Array.from({ length: last }, (_, at) => at + 1) };
}

async function platformWith({ ids, shops = 1, extensions = [] }: Listing, asked: string[]): Promise<string> {
  const app = Fastify();
  app.addHook("onRequest", async ({ url }) => void asked.push(url));
  const success = (data: unknown) => ({ code: 1, show: 0, msg: "", data });
  app.get<{ Querystring: { page_no: string; page_size: string } }>("/api/pc/goodsList", ({ query }) => {
    const [page, size] = [Number(query.page_no), Number(query.page_size)];
    const list = ids.slice((page - 1) * size, page * size).map((id) => wireListedProduct({ id }));
    return success({ list, page_no: page, page_size: size, count: ids.length, more: page * size < ids.length ? 1 : 0 });
  });
  if (extensions.includes("product_ids")) {
    app.get<{ Querystring: { after: string; size: string } }>("/api/goods/ids", ({ query }) =>
      success({ ids: ids.filter((id) => id > Number(query.after)).slice(0, Number(query.size)) }),
    );
  }
  app.get<{ Querystring: { page_no: string } }>("/api/article/lists", ({ query, headers }) => {
    const title = `Tea & <milk> in ${String(headers["lang"])}`;
    const article = { id: Number(query.page_no), title, intro: "Hot", create_time: "2026-11-02 08:00:00" };
    return success({
      list: [article],
      page_no: query.page_no,
      page_size: 100,
      count: 2,
      more: 2 - Number(query.page_no),
    });
  });
  app.get("/api/help/lists", () =>
    success({ list: [{ id: 31, title: "Returns" }], page_no: 1, page_size: 100, count: 1, more: 0 }),
  );
  app.get<{ Querystring: { page_no: string; page_size: string } }>("/api/shop/getShopList", ({ query }) => {
    const [page, size] = [Number(query.page_no), Number(query.page_size)];
    const all = Array.from({ length: shops }, (_, at) => wireListedShop({ id: at + 1 }));
    const more = page * size < shops ? 1 : 0;
    return success({
      list: all.slice((page - 1) * size, page * size),
      page_no: page,
      page_isze: size,
      count: shops,
      more,
    });
  });
  app.get("/api/index/config", () => success({ name: "Plaza", extensions }));
  app.get("/api/index/index", () =>
    success({ hots: [], news: [], activity_area: [{ id: 4, name: "Tea", title: "", image: "" }], seckill_goods: [] }),
  );
  app.get("/api/pc/category", () => success([{ id: 3, name: "Kitchen", image: "", sons: [] }]));
  app.setNotFoundHandler(({ url }) => {
    throw new Error(`The platform is not expected to be asked for ${url}.`);
  });
  onTestFinished(() => app.close());
  return app.listen({ host: "127.0.0.1", port: 0 });
}

async function shop(
  listing: Listing,
  environment: Readonly<Record<string, string>> = {},
  asked: string[] = [],
): Promise<FastifyInstance> {
  const app = Fastify();
  searchEngineRoutes(app, readConfig({ BACKEND_URL: await platformWith(listing, asked), ...environment }));
  onTestFinished(() => app.close());
  return app;
}

function addresses(xml: string): readonly string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? "");
}

/** The ids of all products that the sitemap leads to. */
async function listed(app: FastifyInstance): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const chunk of addresses((await app.inject("/sitemap.xml")).body)) {
    const answer = await app.inject(new URL(chunk).pathname);
    expect(answer.statusCode, chunk).toBe(200);
    for (const address of addresses(answer.body)) {
      const id = /goods_details\/(\d+)$/.exec(address)?.[1];
      if (id !== undefined) ids.push(Number(id));
    }
  }
  return ids;
}

test.each([0, 1, 999, 1_000, 1_001, 2_345])("the sitemap names each of %d products once", async (count) => {
  const listing = upTo(count);
  expect(await listed(await shop(listing))).toEqual(listing.ids);
});

test.each([0, 1, 1_000, 1_001, 10_000, 10_001, 20_000])(
  "the sitemap names each of %d products once where the platform lists their numbers, which have gaps",
  async (count) => {
    const asked: string[] = [];
    const ids = Array.from({ length: count }, (_, at) => at * 3 + 2);
    expect(await listed(await shop({ ids, extensions: ["product_ids"] }, {}, asked))).toEqual(ids);
    expect(asked.filter((url) => url.includes("goodsList"))).toEqual([]);
  },
);

test.each([0, 1, 100, 101, 250])("the sitemap names the street and each of %d shops once", async (count) => {
  const app = await shop({ ids: [], shops: count });
  expect(addresses((await app.inject("/sitemap.xml")).body).join()).toContain("/sitemap-shops.xml");
  expect((await app.inject("/sitemap-sections.xml")).body).toContain("/pc/shop_street<");
  const named = addresses((await app.inject("/sitemap-shops.xml")).body).map((address) => new URL(address).search);
  expect(named).toEqual(Array.from({ length: count }, (_, at) => `?id=${at + 1}`));
});

test("a chunk of the sitemap keeps its products when earlier ones are sold no more", async () => {
  const { ids } = upTo(2_500);
  const read = async (left: readonly number[]) =>
    addresses(
      (await (await shop({ ids: left, extensions: ["product_ids"] })).inject("/sitemap-products-1000.xml")).body,
    );
  const before = await read(ids);
  expect(before).toHaveLength(1_000);
  expect((await read(ids.filter((id) => id > 500))).map((address) => new URL(address).pathname)).toEqual(
    before.map((address) => new URL(address).pathname),
  );
});

test.each(["999000", "-1", "1.5", "01", "0x10", "9999999999", "none"])(
  "there is no chunk of the sitemap that starts at %s",
  async (start) => {
    for (const listing of [upTo(5), { ids: [1, 2, 3], extensions: ["product_ids"] }])
      expect((await (await shop(listing)).inject(`/sitemap-products-${start}.xml`)).statusCode).toBe(404);
  },
);

const paths = [
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap-sections.xml",
  "/sitemap-articles.xml",
  "/sitemap-shops.xml",
  "/sitemap-products-0.xml",
  "/pc/news.atom",
];

test.each(paths)("%s names the public origin alone, and may be kept", async (url) => {
  const app = await shop(upTo(3), { PUBLIC_ORIGIN: "https://shop.example" });
  const { body, headers } = await app.inject({ url, headers: { host: "evil.example" } });
  expect(body).toContain("https://shop.example/");
  expect(body).not.toContain("evil.example");
  const hasArticles = url.includes("articles") || url.endsWith(".atom");
  expect(headers["cache-control"]).toBe(`public, max-age=${hasArticles ? 60 : 3_600}`);
});

test.each(paths)("%s is kept by nobody while the public origin is not known", async (url) => {
  const { body, headers } = await (await shop(upTo(3))).inject({ url, headers: { host: "shop.example" } });
  expect(body).toContain("http://shop.example/");
  expect(headers["cache-control"]).toBe("private, no-store");
});

test("the platform is asked once for a sitemap that is read again", async () => {
  const asked: string[] = [];
  const app = await shop(upTo(3), {}, asked);
  const read = async () => Promise.all(paths.map(async (url) => (await app.inject(url)).body));
  const first = await read();
  const calls = [...asked];
  expect(calls).toHaveLength(new Set(calls).size);
  expect(await read()).toEqual(first);
  expect(asked).toEqual(calls);
});

test("the sitemap names the lists of news and help, and every article of both", async () => {
  const app = await shop(upTo(3), { PUBLIC_ORIGIN: "https://shop.example" });
  expect(addresses((await app.inject("/sitemap.xml")).body)).toContain("https://shop.example/sitemap-articles.xml");
  expect(addresses((await app.inject("/sitemap-articles.xml")).body)).toEqual([
    "https://shop.example/pc/news_list",
    "https://shop.example/pc/news_list/news_list_detail?id=1",
    "https://shop.example/pc/news_list/news_list_detail?id=2",
    "https://shop.example/pc/help_center",
    "https://shop.example/pc/help_center/help_center_detail?id=31",
  ]);
});

test.each([
  ["/pc/news.atom", "en", "/pc"],
  ["/pc/zh/news.atom", "zh", "/pc/zh"],
  ["/pc/ja/news.atom", "ja", "/pc/ja"],
  ["/pc/ko/news.atom", "ko", "/pc/ko"],
])("%s is the feed of news in %s", async (path, locale, prefix) => {
  const app = await shop(upTo(0), { PUBLIC_ORIGIN: "https://shop.example" });
  const { body, headers } = await app.inject(path);
  expect(headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
  expect(body).toContain(`xml:lang="${locale}"`);
  expect(body).toContain(`<title>Tea &amp; &lt;milk&gt; in ${locale}</title>`);
  expect(body).toContain(`href="https://shop.example${prefix}/news_list/news_list_detail?id=1"`);
  expect(body).toContain(`rel="self" type="application/atom+xml" href="https://shop.example${path}"`);
});
