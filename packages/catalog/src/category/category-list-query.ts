import { type ApiClient, categoryProductsQuery } from "@plaza/api-client";
import { queryOptions } from "@tanstack/react-query";
import type { CategorySearch } from "../list/list-search.ts";
import { defaultPageSize } from "../list/page-size.ts";

export function categoryListQuery(api: ApiClient, search: CategorySearch & { readonly id: number }) {
  const request = {
    categoryId: search.id,
    sort: search.sort ?? "relevance",
    page: search.page ?? 1,
    pageSize: search.size ?? defaultPageSize,
  };
  return queryOptions({
    ...categoryProductsQuery(api, request),
    placeholderData: (shown, query) => (query?.queryKey[1].categoryId === request.categoryId ? shown : undefined),
  });
}
