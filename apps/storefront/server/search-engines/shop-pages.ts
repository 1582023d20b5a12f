import { type ApiClient, type Category, fetchCategoryTree, fetchProductList } from "@plaza/api-client";
import type { SitemapPage } from "./sitemap.ts";

/** The platform answers at most this many products at once. */
const pageSize = 100;
/** Products of one chunk: ten calls of the platform. */
export const chunkSize = 1_000;

function categoryPages(tree: readonly Category[]): readonly SitemapPage[] {
  return tree.flatMap(({ id, children }) => [{ pathname: "/category", search: { id } }, ...categoryPages(children)]);
}

/** Home, the lists and every category. */
export async function sectionPages(api: ApiClient): Promise<readonly SitemapPage[]> {
  const tree = await fetchCategoryTree(api);
  return [
    { pathname: "/" },
    { pathname: "/goods_list" },
    { pathname: "/hotgoods_list/1" },
    { pathname: "/goods_list/2" },
    ...categoryPages(tree),
  ];
}

export async function productCount(api: ApiClient): Promise<number> {
  return (await fetchProductList(api, { sort: "newest", page: 1, pageSize: 1 })).total;
}

/** The products of a chunk, numbered from 1; fewer, or none, at the end. */
export async function productPages(api: ApiClient, chunk: number): Promise<readonly SitemapPage[]> {
  const first = ((chunk - 1) * chunkSize) / pageSize + 1;
  const pages: SitemapPage[] = [];
  // One after the other: a sitemap is in no hurry, and shoppers use the same platform.
  for (let page = first; page < first + chunkSize / pageSize; page += 1) {
    const { items, hasMore } = await fetchProductList(api, { sort: "newest", page, pageSize });
    pages.push(...items.map(({ id }) => ({ pathname: `/goods_details/${id}` })));
    if (!hasMore) break;
  }
  return pages;
}
