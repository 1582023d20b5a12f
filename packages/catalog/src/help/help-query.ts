import { type ApiClient, helpArticlesQuery } from "@plaza/api-client";
import type { HelpSearch } from "@plaza/routing";
import { queryOptions } from "@tanstack/react-query";

const pageSize = 20;

export function helpQuery(api: ApiClient, search: HelpSearch) {
  const request = { categoryId: search.category, text: search.question, page: search.page ?? 1, pageSize };
  return queryOptions({
    ...helpArticlesQuery(api, request),
    // A list that did not load says so in its place.
    meta: { ...helpArticlesQuery.meta, quiet: true },
    placeholderData: (shown, query) => {
      const before = query?.queryKey[1];
      return before?.categoryId === request.categoryId && before?.text === request.text ? shown : undefined;
    },
  });
}
