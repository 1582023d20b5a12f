import { type ApiClient, freshness, queryKeys } from "@plaza/api-client";
import { queryOptions } from "@tanstack/react-query";

/** What a line could be instead. The platform counts it as a view of the product. */
export function productQuery(api: ApiClient, productId: number) {
  return queryOptions({
    queryKey: queryKeys.productDetail(productId),
    queryFn: async ({ signal }) => (await import("@plaza/api-client/calls")).fetchProductDetail(api, productId, signal),
    staleTime: freshness.productDetail.browserMs,
  });
}
