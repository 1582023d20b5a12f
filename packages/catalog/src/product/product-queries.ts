import { type ApiClient, fetchProductDetail, freshness, queryKeys } from "@plaza/api-client";
import { queryOptions } from "@tanstack/react-query";

export function productQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: queryKeys.productDetail(id),
    queryFn: ({ signal }) => fetchProductDetail(api, id, signal),
    staleTime: freshness.productDetail.browserMs,
  });
}
