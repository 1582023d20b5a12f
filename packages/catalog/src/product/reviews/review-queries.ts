import { type ApiClient, type ReviewFilter, reviewsQuery } from "@plaza/api-client";
import type { ReaderChoice } from "./review-choice.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

const pageSize = 10;

export interface ReviewPageParams {
  readonly productId: number;
  readonly filter: ReviewFilter;
  /** Null where the platform knows none. */
  readonly choice: ReaderChoice | null;
  readonly page: number;
}

export function reviewPageQuery(api: ApiClient, { choice, ...params }: ReviewPageParams) {
  return queryOptions({
    ...reviewsQuery(api, { ...params, ...choice, pageSize }),
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
