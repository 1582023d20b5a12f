import { type ApiClient, type ShopsParams, shopsQuery } from "@plaza/api-client";
import type { ShopDirectorySearch } from "@plaza/routing";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

/** Two rows of four. */
const shopsAPage = 8;

/** @param canSort whether the platform sorts shops; another one has the order of its own */
export function shopDirectoryQuery(api: ApiClient, search: ShopDirectorySearch, canSort: boolean) {
  const request: ShopsParams = {
    ...(search.name !== undefined && { text: search.name }),
    ...(search.trade !== undefined && { tradeId: search.trade }),
    sort: (canSort ? search.sort : undefined) ?? "recommended",
    page: search.page ?? 1,
    pageSize: shopsAPage,
  };
  return queryOptions({
    ...shopsQuery(api, request),
    // Shops that did not load say so in their place.
    meta: { ...shopsQuery.meta, quiet: true },
    // There is one street: what it shows stays until the next shops come.
    placeholderData: keepPreviousData,
  });
}
