import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type ApiClient, customerQuery, ownReviewsQuery, pendingReviewsQuery, staleAfter } from "@plaza/api-client";
import type { ReviewsSearch } from "@plaza/routing";
import { type QueryClient, queryOptions } from "@tanstack/react-query";

const screens = {
  reviews: msg`Review centre`,
  review: msg`Write a review`,
};

const pageSize = 10;

export function pendingPageQuery(api: ApiClient, { pending = 1 }: ReviewsSearch) {
  return queryOptions({
    ...pendingReviewsQuery(api, { page: pending, pageSize }),
    // The list itself shows that it did not load.
    meta: { ...pendingReviewsQuery.meta, quiet: true },
  });
}

export function writtenPageQuery(api: ApiClient, { written = 1 }: ReviewsSearch) {
  return queryOptions({
    ...ownReviewsQuery(api, { page: written, pageSize }),
    meta: { ...ownReviewsQuery.meta, quiet: true },
  });
}

/** The customer's name and picture, as the author of the reviews. */
export function writerQuery(api: ApiClient) {
  return queryOptions({ ...customerQuery(api), meta: { ...customerQuery.meta, quiet: true }, retryOnMount: false });
}

/** The search with another page of the shown list. The other list keeps its page. */
export function onReviewsPage(search: ReviewsSearch, page: number): ReviewsSearch {
  const pageInAddress = page === 1 ? undefined : page;
  return search.type === 2 ? { ...search, written: pageInAddress } : { ...search, pending: pageInAddress };
}

/** The title of a screen's document. */
export function reviewsTitle(i18n: I18n, screen: keyof typeof screens): string {
  return i18n._(screens[screen]);
}

/** Refetches the lists that a review changes. Also after a rejection, because the page shows an outdated state then. */
export async function renewReviews(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ predicate: staleAfter("review-change") });
}
