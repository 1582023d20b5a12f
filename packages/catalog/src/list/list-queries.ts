import { type ApiClient, freshness, type ProductSort, queryKeys } from "@plaza/api-client";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ListKind, ownSort } from "./list-kind.ts";
import type { SearchListSearch } from "./list-search.ts";

/** Rows of four on a desktop, of three on a tablet, of two on a phone: 24 fills them all. */
export const listPageSize = 24;

export function shownSort(kind: ListKind, { sort }: SearchListSearch): ProductSort {
  return sort ?? ownSort(kind);
}

export function productListQuery(api: ApiClient, kind: ListKind, search: SearchListSearch) {
  const request = {
    ...(kind === "search" && search.name !== undefined ? { text: search.name } : {}),
    sort: shownSort(kind, search),
    page: search.page ?? 1,
    pageSize: listPageSize,
  };
  return queryOptions({
    queryKey: queryKeys.productList(request),
    queryFn: async ({ signal }) => (await import("@plaza/api-client/calls")).fetchProductList(api, request, signal),
    staleTime: freshness.productList.browserMs,
    placeholderData: keepPreviousData,
  });
}

export function listBannerQuery(api: ApiClient, kind: "hot" | "new") {
  return queryOptions({
    queryKey: queryKeys.banners(kind),
    queryFn: async ({ signal }) => (await import("@plaza/api-client/calls")).fetchBanners(api, kind, signal),
    staleTime: freshness.banners.browserMs,
  });
}
