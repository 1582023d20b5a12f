import { type ApiClient, articlesQuery } from "@plaza/api-client";
import type { NewsSearch } from "@plaza/routing";
import { queryOptions } from "@tanstack/react-query";

const pageSize = 10;

export function newsQuery(api: ApiClient, search: NewsSearch) {
  const request = { categoryId: search.category, page: search.page ?? 1, pageSize };
  return queryOptions({
    ...articlesQuery(api, request),
    // A list that did not load says so in its place.
    meta: { ...articlesQuery.meta, quiet: true },
    placeholderData: (shown, query) => (query?.queryKey[1].categoryId === request.categoryId ? shown : undefined),
  });
}
