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

const reviewPageSize = 10;

export function reviewsQuery(api: ApiClient, productId: number, filter: ReviewFilter, page: number) {
  const request = { productId, filter, page, pageSize: reviewPageSize };
  return queryOptions({
    queryKey: queryKeys.reviews(request),
    queryFn: async ({ signal }) => (await import("@plaza/api-client/calls")).fetchReviews(api, request, signal),
    staleTime: freshness.reviews.browserMs,
    placeholderData: keepPreviousData,
  });
}
