import { type ApiClient, freshness, queryKeys } from "@plaza/api-client";
import { queryOptions } from "@tanstack/react-query";
import type { CategorySearch } from "../list/list-search.ts";
import { defaultPageSize } from "../list/page-size.ts";

export function categoryProductsQuery(api: ApiClient, search: CategorySearch & { readonly id: number }) {
  const request = {
    categoryId: search.id,
    sort: search.sort ?? "relevance",
    page: search.page ?? 1,
    pageSize: search.size ?? defaultPageSize,
  };
  return queryOptions({
    queryKey: queryKeys.categoryProducts(request),
    queryFn: async ({ signal }) =>
      (await import("@plaza/api-client/calls")).fetchCategoryProducts(api, request, signal),
    staleTime: freshness.categoryProducts.browserMs,
    placeholderData: (shown, query) => (query?.queryKey[1].categoryId === request.categoryId ? shown : undefined),
  });
}
