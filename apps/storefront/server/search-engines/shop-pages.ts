import { type ApiClient, type Category, fetchCategoryTree, fetchHome, fetchShops } from "@plaza/api-client";
import type { SitemapPage } from "./sitemap.ts";

function categoryPages(tree: readonly Category[]): readonly SitemapPage[] {
  return tree.flatMap(({ id, children }) => [{ pathname: "/category", search: { id } }, ...categoryPages(children)]);
}

/** Home, the lists, the shop street, the flash sale, every special area, the coupon centre, the way to a shop of one's own and every category. */
export async function sectionPages(api: ApiClient): Promise<readonly SitemapPage[]> {
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
export async function shopPages(api: ApiClient): Promise<readonly SitemapPage[]> {
  const pages: SitemapPage[] = [];
  for (let page = 1; page <= maxCalls; page += 1) {
    const { items, hasMore } = await fetchShops(api, { page, pageSize: shopsAtOnce });
    pages.push(...items.map(({ id }) => ({ pathname: "/shop_street_detail", search: { id } })));
    if (!hasMore) break;
  }
  return pages;
}
