import { ApiError, couponsQuery, offersQuery, productDetailQuery, reviewOverviewQuery } from "@plaza/api-client";
import { announces, positiveInteger, type StorefrontContext } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { ProductBody, ProductCouponLine, ProductSections, ProductService, ProductShopLine } from "./product-parts.ts";
import { unscriptedReviewsQuery } from "./reviews/review-queries.ts";
import { productSummary } from "./product-summary.ts";
import { UnscriptedReviews } from "./reviews/unscripted-reviews.ts";

export interface ProductMatch {
  readonly context: StorefrontContext;
  readonly params: { readonly id?: string | undefined };
}

/** Reviews are counted and coupons listed at the same time; where these fail, the product is shown without them. */
export async function loadProduct({ context, params }: ProductMatch) {
  const { api, queryClient } = context;
  const id = positiveInteger(params.id);
  if (id === undefined) throw notFound();
  const onServer = typeof window === "undefined";
  const overview = reviewOverviewQuery(api, id);
  try {
    const [product, isShared] = await Promise.all([
      queryClient.ensureQueryData(productDetailQuery(api, id)),
      announces(context, "views"),
      queryClient.prefetchQuery(overview),
      queryClient.prefetchQuery(couponsQuery(api, { productId: id })),
      prefetchOffers(context, id),
      onServer && queryClient.prefetchQuery(unscriptedReviewsQuery(api, id)),
      ProductBody.preload(),
      ProductCouponLine.preload(),
      ProductSections.preload(),
      ProductService.preload(),
      ProductShopLine.preload(),
      onServer && UnscriptedReviews.preload(),
    ]);
    const reviewCount = queryClient.getQueryData(overview.queryKey)?.counts.all ?? product.reviewSummary.count;
    return { id, isShared, summary: productSummary(context, product, reviewCount) };
  } catch (error) {
    throw error instanceof ApiError && error.statusCode === 404 ? notFound() : error;
  }
}

async function prefetchOffers(context: StorefrontContext, id: number): Promise<void> {
  if (await announces(context, "offers")) await context.queryClient.prefetchQuery(offersQuery(context.api, id));
}
