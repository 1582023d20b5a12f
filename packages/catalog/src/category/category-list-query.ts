import { type ApiClient, categoryProductsQuery } from "@plaza/api-client";
import type { CategorySearch } from "@plaza/routing";
import { queryOptions } from "@tanstack/react-query";
import { productFilters } from "../list/filters.ts";
import { defaultPageSize } from "../list/list-search.ts";

export function categoryListQuery(api: ApiClient, search: CategorySearch & { readonly id: number }) {
  const request = {
    categoryId: search.id,
    sort: search.sort ?? "relevance",
    page: search.page ?? 1,
    pageSize: search.size ?? defaultPageSize,
    ...productFilters(search),
  };
  return queryOptions({
    ...categoryProductsQuery(api, request),
    // A list that did not load says so in its place.
    meta: { ...categoryProductsQuery.meta, quiet: true },
    placeholderData: (shown, query) => (query?.queryKey[1].categoryId === request.categoryId ? shown : undefined),
  });
}
