import { type ApiClient, type ArticleSummary, fetchArticles, fetchHelpArticles, type Page } from "@plaza/api-client";
import type { SitemapPage } from "./sitemap.ts";

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
export async function articlePages(api: ApiClient): Promise<readonly SitemapPage[]> {
  const news = await idsOf((page) => fetchArticles(api, { page, pageSize }));
  const help = await idsOf((page) => fetchHelpArticles(api, { page, pageSize }));
  return [
    { pathname: "/news_list" },
    ...news.map((id) => ({ pathname: "/news_list/news_list_detail", search: { id } })),
    { pathname: "/help_center" },
    ...help.map((id) => ({ pathname: "/help_center/help_center_detail", search: { id } })),
  ];
}
