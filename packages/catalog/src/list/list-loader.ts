import type { StorefrontContext } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { listKind } from "./list-kind.ts";
import { listBannerQuery, productListQuery } from "./list-queries.ts";
import type { SearchListSearch } from "./list-search.ts";

interface ListMatch {
  readonly context: StorefrontContext;
  readonly params: { readonly type?: string | undefined };
  readonly deps: SearchListSearch;
}

export async function loadList({ context: { api, queryClient }, params, deps }: ListMatch): Promise<void> {
  const kind = listKind(params.type);
  if (kind === null) throw notFound();
  // Above the list, so waited for; but a list without its banner is still the list.
  const banner = kind === "search" ? undefined : queryClient.prefetchQuery(listBannerQuery(api, kind));
  await Promise.all([queryClient.ensureQueryData(productListQuery(api, kind, deps)), banner]);
}
