import { type ApiClient, type ReviewFilter, reviewsQuery } from "@plaza/api-client";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

const pageSize = 10;

export function reviewPageQuery(api: ApiClient, productId: number, filter: ReviewFilter, page: number) {
  return queryOptions({
    ...reviewsQuery(api, { productId, filter, page, pageSize }),
    // Reviews that did not load say so in their place.
    meta: { ...reviewsQuery.meta, quiet: true },
    placeholderData: keepPreviousData,
  });
}

/** The server draws these for browsers without JavaScript; they are not sent along as data. */
export function unscriptedReviewsQuery(api: ApiClient, productId: number) {
  return queryOptions({
    ...reviewsQuery(api, { productId, filter: "all", page: 1, pageSize }),
    meta: { ...reviewsQuery.meta, drawnOnly: true },
  });
}
