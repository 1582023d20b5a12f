import { type ApiClient, categoryProductsQuery, type ReviewFilter, reviewsQuery } from "@plaza/api-client";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ReaderChoice } from "./reviews/review-choice.ts";

/** As many as one row has, and one that may be the product itself. */
const asked = 6;

/** The first products of a category that are in stock, which the loader asks for where a product cannot be bought. */
export function similarProductsQuery(
  api: Parameters<typeof categoryProductsQuery>[0],
  categoryId: number,
): ReturnType<typeof categoryProductsQuery> {
  const query = categoryProductsQuery(api, { categoryId, inStock: true, page: 1, pageSize: asked });
  return { ...query, meta: { ...query.meta, quiet: true } };
}

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
export function noscriptReviewsQuery(api: ApiClient, productId: number) {
  return queryOptions({
    ...reviewsQuery(api, { productId, filter: "all", page: 1, pageSize }),
    meta: { ...reviewsQuery.meta, serverOnly: true },
  });
}
