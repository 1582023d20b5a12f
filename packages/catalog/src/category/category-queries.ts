import { type ApiClient, freshness, queryKeys } from "@plaza/api-client";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listPageSize } from "../list/list-queries.ts";
import type { CategorySearch } from "../list/list-search.ts";

export function categoryProductsQuery(api: ApiClient, search: CategorySearch & { readonly id: number }) {
  const request = {
    categoryId: search.id,
    sort: search.sort ?? "relevance",
    page: search.page ?? 1,
    pageSize: listPageSize,
  };
  return queryOptions({
    queryKey: queryKeys.categoryProducts(request),
    queryFn: async ({ signal }) =>
      (await import("@plaza/api-client/calls")).fetchCategoryProducts(api, request, signal),
    staleTime: freshness.categoryProducts.browserMs,
    placeholderData: keepPreviousData,
  });
}
