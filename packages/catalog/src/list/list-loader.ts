import { bannersQuery } from "@plaza/api-client";
import { type AddressLink, type SearchListSearch, type StorefrontContext, to } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { loadFacets } from "../facets/facets-query.ts";
import { followMovedFilters } from "./follow-moved-filters.ts";
import { isHotListType, type ListKind, listKind, listType } from "./list-kinds.ts";
import { followRedirect, isListOnScreen } from "./list-on-screen.ts";
import { listQuery, sameListAs, searchedText } from "./list-query.ts";
import { loadSupportedSearch } from "./filters.ts";

export interface ListMatch<Search> {
  readonly context: StorefrontContext;
  readonly params: { readonly type?: string | undefined };
  readonly deps: Search;
}

async function load(
  context: StorefrontContext,
  kind: ListKind,
  asked: SearchListSearch,
  address: (search: SearchListSearch) => AddressLink,
): Promise<void> {
  const { api, queryClient } = context;
  const search = await loadSupportedSearch(context, asked, address);
  const facets = loadFacets(context, searchedText(search), search);
  const products = listQuery(api, kind, search);
  // The banner stands above the list, so it is waited for; where it fails, the list is shown without it.
  const banner = kind === "search" ? undefined : queryClient.prefetchQuery(bannersQuery(api, kind));
  if (await isListOnScreen(queryClient, products.queryKey, sameListAs(kind, products.queryKey[1])))
    void queryClient.prefetchQuery(products);
  else {
    const list = queryClient.ensureQueryData(products);
    const [listed] = await Promise.all([list, banner, facets]);
    if (kind === "search") followRedirect(listed);
    await followMovedFilters(context, { list: searchedText(search), search, total: listed.total }, address);
  }
}

export async function loadList({ context, params, deps }: ListMatch<SearchListSearch>): Promise<void> {
  const kind = listKind(params.type);
  if (kind === null) throw notFound();
  await load(context, kind, deps, (search) => to.list(search, listType(kind)));
}

export async function loadHotList({ context, params, deps }: ListMatch<SearchListSearch>): Promise<void> {
  if (!isHotListType(params.type)) throw notFound();
  await load(context, "hot", deps, to.hotList);
}
