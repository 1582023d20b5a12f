import { type ApiClient, freshness, type ReviewFilter, queryKeys } from "@plaza/api-client";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

export function productQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: queryKeys.productDetail(id),
    queryFn: async ({ signal }) => (await import("@plaza/api-client/calls")).fetchProductDetail(api, id, signal),
    staleTime: freshness.productDetail.browserMs,
  });
}

/** How many reviews there are to read, of each kind. */
export function reviewOverviewQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: queryKeys.reviewSummary(id),
    queryFn: async ({ signal }) => (await import("@plaza/api-client/calls")).fetchReviewSummary(api, id, signal),
    staleTime: freshness.reviewSummary.browserMs,
  });
}

/** Coupons that fit the product; a shop that has none leaves their place out. */
export function couponsQuery(api: ApiClient, productId: number) {
  return queryOptions({
    queryKey: queryKeys.coupons({ productId }),
    queryFn: async ({ signal }) => (await import("@plaza/api-client/calls")).fetchCoupons(api, { productId }, signal),
    staleTime: freshness.coupons.browserMs,
  });
}

const reviewPageSize = 10;

function reviewsCall(api: ApiClient, productId: number, filter: ReviewFilter, page: number) {
  const request = { productId, filter, page, pageSize: reviewPageSize };
  return {
    queryKey: queryKeys.reviews(request),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
      (await import("@plaza/api-client/calls")).fetchReviews(api, request, signal),
    staleTime: freshness.reviews.browserMs,
  };
}

export function reviewsQuery(api: ApiClient, productId: number, filter: ReviewFilter, page: number) {
  return queryOptions({ ...reviewsCall(api, productId, filter, page), placeholderData: keepPreviousData });
}

/** What the server draws for who has no scripts; the browser is not told. */
export function unscriptedReviewsQuery(api: ApiClient, productId: number) {
  return queryOptions({ ...reviewsCall(api, productId, "all", 1), meta: { drawnOnly: true } });
}
