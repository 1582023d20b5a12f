import {
  createApiClient,
  fetchArticles,
  fetchSiteConfiguration,
  siteHasExtension,
  type ApiClient,
  type ArticleSummary,
  fetchHelpArticles,
  type Page,
  type Category,
  fetchCategoryTree,
  fetchHome,
  fetchShops,
} from "@plaza/api-client";
import { type Locale, locales } from "@plaza/i18n";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { StorefrontConfig } from "../config.ts";
import { platformFetch } from "../platform-fetch.ts";
import { createSharedAnswers } from "../shared-answers.ts";
import { newsFeed, newsFeedPath } from "./news-feed.ts";
import { chunksById, chunksByPage, type ProductChunks } from "./product-chunks.ts";
import { sitemap, sitemapIndex, type SitemapPage, type SitemapShop } from "./sitemap.ts";

/** How long a crawler, and this process, may use an answer again. */
const freshSeconds = 3_600;
/** The same for what has articles, which begin and end at the minute. */
const articleSeconds = 60;
/** At most nine digits, written in one way. */
const wholeNumber = /^(?:0|[1-9]\d{0,8})$/;
/** As many as a reader may have missed since the feed was read last. */
const newsInFeed = 30;
/** Some forty chunks. A crawler reads one after the other, and seldom one again. */
const cacheBytes = 10 * 1024 * 1024;

/**
 * `robots.txt`, the news as a feed, and the sitemap: an index that names one chunk with the sections, one with the shops, one
 * with the articles and one for each thousand products. A process asks the platform for what it still has at most once an hour,
 * and for articles once a minute.
 */
export function searchEngineRoutes(app: FastifyInstance, config: StorefrontConfig): void {
  const apiIn = (locale: Locale) =>
    createApiClient({ origin: config.backendUrl, platformOrigin: config.backendUrl, locale, fetch: platformFetch });
  const api = apiIn("en");
  const cache = createSharedAnswers({ bytes: cacheBytes });
  const once = <T>(key: string, load: () => Promise<T>): Promise<T> => cache.get(key, freshSeconds * 1_000, load);
  const articlesOnce = <T>(key: string, load: () => Promise<T>): Promise<T> =>
    cache.get(key, articleSeconds * 1_000, load);
  const siteIn = (locale: Locale) => once(`site in ${locale}`, () => fetchSiteConfiguration(apiIn(locale)));
  const productChunks = async (): Promise<ProductChunks> => {
    const site = await siteIn("en");
    return siteHasExtension(site, "product_ids") ? chunksById(api) : chunksByPage(api);
  };
  const originOf = (request: FastifyRequest): string => config.publicOrigin ?? `${request.protocol}://${request.host}`;
  const shopOf = async (request: FastifyRequest): Promise<SitemapShop> => {
    const { languages } = await siteIn("en");
    return { origin: originOf(request), languages };
  };
  // Addresses under a host that somebody has asked for are for nobody else.
  const freshness = (seconds: number): string =>
    config.publicOrigin === null ? "private, no-store" : `public, max-age=${seconds}`;
  const send = (reply: FastifyReply, text: string, type = "application/xml", seconds = freshSeconds): FastifyReply =>
    reply.type(`${type}; charset=utf-8`).header("cache-control", freshness(seconds)).send(text);

  app.get("/robots.txt", (request, reply) => {
    const rules = `User-agent: *\nDisallow: /api/\nAllow: /\nSitemap: ${originOf(request)}/sitemap.xml\n`;
    return send(reply, rules, "text/plain");
  });
  app.get("/sitemap.xml", async (request, reply) => {
    const origin = originOf(request);
    const chunks = await productChunks();
    const starts = await once("product chunks", () => chunks.starts());
    const products = starts.map((start) => `${origin}/sitemap-products-${start}.xml`);
    const names = ["sections", "shops", "articles"].map((name) => `${origin}/sitemap-${name}.xml`);
    return send(reply, sitemapIndex([...names, ...products]));
  });
  app.get("/sitemap-sections.xml", async (request, reply) => {
    const pages = await once("sections", () => sectionPages(api));
    return send(reply, sitemap(await shopOf(request), pages));
  });
  app.get("/sitemap-articles.xml", async (request, reply) => {
    const pages = await articlesOnce("articles", () => articlePages(api));
    return send(reply, sitemap(await shopOf(request), pages), "application/xml", articleSeconds);
  });
  for (const locale of locales)
    app.get(newsFeedPath(locale), async (request, reply) => {
      const [{ name, languages }, { items: news }] = await Promise.all([
        siteIn(locale),
        articlesOnce(`news in ${locale}`, () => fetchArticles(apiIn(locale), { page: 1, pageSize: newsInFeed })),
      ]);
      if (!languages.includes(locale)) return notThere(reply, "The shop does not offer this language.");
      const feed = newsFeed({ origin: originOf(request), locale, name, articles: news });
      return send(reply, feed, "application/atom+xml", articleSeconds);
    });
  app.get("/sitemap-shops.xml", async (request, reply) => {
    const pages = await once("shops", () => shopPages(api));
    return send(reply, sitemap(await shopOf(request), pages));
  });
  app.get<{ Params: { start: string } }>("/sitemap-products-:start.xml", async (request, reply) => {
    const { start } = request.params;
    const chunks = await productChunks();
    const ids = wholeNumber.test(start) ? await once(`products ${start}`, () => chunks.idsFrom(Number(start))) : [];
    if (ids.length === 0) return notThere(reply, "There is no such sitemap.");
    const pages = ids.map((id) => ({ pathname: `/goods_details/${id}` }));
    return send(reply, sitemap(await shopOf(request), pages));
  });
}

function notThere(reply: FastifyReply, text: string): FastifyReply {
  return reply.code(404).type("text/plain; charset=utf-8").send(text);
}

function categoryPages(tree: readonly Category[]): readonly SitemapPage[] {
  return tree.flatMap(({ id, children }) => [{ pathname: "/category", search: { id } }, ...categoryPages(children)]);
}

/** Home, the lists, the shop street, the flash sale, every special area, the coupon centre, the way to a shop of one's own and every category. */
async function sectionPages(api: ApiClient): Promise<readonly SitemapPage[]> {
  const [tree, { activityAreas }] = await Promise.all([fetchCategoryTree(api), fetchHome(api)]);
  return [
    { pathname: "/" },
    { pathname: "/goods_list" },
    { pathname: "/hotgoods_list/1" },
    { pathname: "/goods_list/2" },
    { pathname: "/shop_street" },
    { pathname: "/seckill" },
    ...activityAreas.map(({ id }) => ({ pathname: "/special_area", search: { id } })),
    { pathname: "/get_coupons" },
    { pathname: "/store_settled" },
    ...categoryPages(tree),
  ];
}

/** The platform answers at most so many shops at once. */
const shopsAtOnce = 100;

/** A sitemap may name 50,000 pages. */
const maxCalls = 50_000 / shopsAtOnce;

/** Every shop of the street, one call after the other. */
async function shopPages(api: ApiClient): Promise<readonly SitemapPage[]> {
  const pages: SitemapPage[] = [];
  for (let page = 1; page <= maxCalls; page += 1) {
    const { items, hasMore } = await fetchShops(api, { page, pageSize: shopsAtOnce });
    pages.push(...items.map(({ id }) => ({ pathname: "/shop_street_detail", search: { id } })));
    if (!hasMore) break;
  }
  return pages;
}

/** The platform answers at most this many at once. */
const pageSize = 100;

/** A sitemap has no room for more than 50,000 addresses. */
const maxPages = 100;

async function idsOf(list: (page: number) => Promise<Page<ArticleSummary>>): Promise<readonly number[]> {
  const ids: number[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { items, hasMore } = await list(page);
    ids.push(...items.map(({ id }) => id));
    if (!hasMore) break;
  }
  return ids;
}

/** The lists of news and help, and every article of both. */
async function articlePages(api: ApiClient): Promise<readonly SitemapPage[]> {
  const news = await idsOf((page) => fetchArticles(api, { page, pageSize }));
  const help = await idsOf((page) => fetchHelpArticles(api, { page, pageSize }));
  return [
    { pathname: "/news_list" },
    ...news.map((id) => ({ pathname: "/news_list/news_list_detail", search: { id } })),
    { pathname: "/help_center" },
    ...help.map((id) => ({ pathname: "/help_center/help_center_detail", search: { id } })),
  ];
}
