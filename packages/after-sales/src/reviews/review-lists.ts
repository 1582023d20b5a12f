import { type ApiClient, customerQuery, ownReviewsQuery, pendingReviewsQuery } from "@plaza/api-client";
import type { ReviewsSearch } from "@plaza/routing";
import { queryOptions } from "@tanstack/react-query";

const pageSize = 10;

export function pendingPageQuery(api: ApiClient, { pending = 1 }: ReviewsSearch) {
  return queryOptions({
    ...pendingReviewsQuery(api, { page: pending, pageSize }),
    // What did not load says so in its place.
    meta: { ...pendingReviewsQuery.meta, quiet: true },
  });
}

export function writtenPageQuery(api: ApiClient, { written = 1 }: ReviewsSearch) {
  return queryOptions({
    ...ownReviewsQuery(api, { page: written, pageSize }),
    meta: { ...ownReviewsQuery.meta, quiet: true },
  });
}

/** Who has written the customer's own reviews. */
export function writerQuery(api: ApiClient) {
  return queryOptions({ ...customerQuery(api), meta: { ...customerQuery.meta, quiet: true }, retryOnMount: false });
}

/** The address of another page of the list that is shown; the other list keeps its own. */
export function onReviewsPage(search: ReviewsSearch, page: number): ReviewsSearch {
  const said = page === 1 ? undefined : page;
  return search.type === 2 ? { ...search, written: said } : { ...search, pending: said };
}
