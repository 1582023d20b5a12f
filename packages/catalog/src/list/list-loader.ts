import { bannersQuery } from "@plaza/api-client";
import type { SearchListSearch, StorefrontContext } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { isHotListType, type ListKind, listKind } from "./list-kind.ts";
import { isListOnScreen } from "./list-on-screen.ts";
import { listBanners } from "./list-parts.ts";
import { listQuery, sameListAs } from "./list-query.ts";

export interface ListMatch<Search> {
  readonly context: StorefrontContext;
  readonly params: { readonly type?: string | undefined };
  readonly deps: Search;
}

async function load({ api, queryClient }: StorefrontContext, kind: ListKind, search: SearchListSearch): Promise<void> {
  const products = listQuery(api, kind, search);
  // The banner stands above the list, so it is waited for; where it fails, the list is shown without it.
  const banner =
    kind === "search"
      ? undefined
      : Promise.all([listBanners[kind].preload(), queryClient.prefetchQuery(bannersQuery(api, kind))]);
  if (isListOnScreen(queryClient, products.queryKey, sameListAs(kind, products.queryKey[1].text)))
    void queryClient.prefetchQuery(products);
  else await Promise.all([queryClient.ensureQueryData(products), banner]);
}

export async function loadList({ context, params, deps }: ListMatch<SearchListSearch>): Promise<void> {
  const kind = listKind(params.type);
  if (kind === null) throw notFound();
  await load(context, kind, deps);
}

export async function loadHotList({ context, params, deps }: ListMatch<SearchListSearch>): Promise<void> {
  if (!isHotListType(params.type)) throw notFound();
  await load(context, "hot", deps);
}
