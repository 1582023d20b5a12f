import { type ApiClient, freshness, queryKeys } from "@plaza/api-client";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

/** Two rows of five on a desktop. */
const columnPageSize = 10;

export function homeQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.home(),
    queryFn: async ({ signal }) => (await import("@plaza/api-client/calls")).fetchHome(api, signal),
    staleTime: freshness.home.browserMs,
  });
}

export function homeBannersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.banners("home"),
    queryFn: async ({ signal }) => (await import("@plaza/api-client/calls")).fetchBanners(api, "home", signal),
    staleTime: freshness.banners.browserMs,
  });
}

export function productColumnsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.productColumns(),
    queryFn: async ({ signal }) => (await import("@plaza/api-client/calls")).fetchProductColumns(api, signal),
    staleTime: freshness.productColumns.browserMs,
  });
}

export function columnProductsQuery(api: ApiClient, columnId: number, page: number) {
  const request = { columnId, page, pageSize: columnPageSize };
  return queryOptions({
    queryKey: queryKeys.columnProducts(request),
    queryFn: async ({ signal }) => (await import("@plaza/api-client/calls")).fetchColumnProducts(api, request, signal),
    staleTime: freshness.columnProducts.browserMs,
    placeholderData: keepPreviousData,
  });
}
