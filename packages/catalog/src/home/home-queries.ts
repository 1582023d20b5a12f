import {
  type ApiClient,
  fetchBanners,
  fetchColumnProducts,
  fetchHome,
  fetchProductColumns,
  freshness,
  queryKeys,
} from "@plaza/api-client";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

/** Two rows of five on a desktop. */
const columnPageSize = 10;

export function homeQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.home(),
    queryFn: ({ signal }) => fetchHome(api, signal),
    staleTime: freshness.home.browserMs,
  });
}

export function homeBannersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.banners("home"),
    queryFn: ({ signal }) => fetchBanners(api, "home", signal),
    staleTime: freshness.banners.browserMs,
  });
}

export function productColumnsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.productColumns(),
    queryFn: ({ signal }) => fetchProductColumns(api, signal),
    staleTime: freshness.productColumns.browserMs,
  });
}

export function columnProductsQuery(api: ApiClient, columnId: number, page: number) {
  const request = { columnId, page, pageSize: columnPageSize };
  return queryOptions({
    queryKey: queryKeys.columnProducts(request),
    queryFn: ({ signal }) => fetchColumnProducts(api, request, signal),
    staleTime: freshness.columnProducts.browserMs,
    placeholderData: keepPreviousData,
  });
}
