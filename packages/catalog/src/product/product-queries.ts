import { type ApiClient, freshness, queryKeys } from "@plaza/api-client";
import { queryOptions } from "@tanstack/react-query";

export function productQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: queryKeys.productDetail(id),
    queryFn: async ({ signal }) => (await import("@plaza/api-client/calls")).fetchProductDetail(api, id, signal),
    staleTime: freshness.productDetail.browserMs,
  });
}
