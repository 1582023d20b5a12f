import {
  ApiError,
  couponsQuery,
  goneProductQuery,
  offersQuery,
  productDetailQuery,
  reviewOverviewQuery,
  sharedProductDetailQuery,
} from "@plaza/api-client";
import { hasExtension, positiveInteger, type StorefrontContext } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { noscriptReviewsQuery, similarProductsQuery } from "./product-queries.ts";
import { productSummary } from "./product-summary.ts";

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
  // The root has asked for what the platform announces, and visitors share the answer: nobody waits for it twice.
  const [isShared, hasOffers] = await Promise.all([hasExtension(context, "views"), hasExtension(context, "offers")]);
  const detail = isShared ? sharedProductDetailQuery(api, id) : productDetailQuery(api, id);
  try {
    const [product] = await Promise.all([
      queryClient.ensureQueryData(detail),
      queryClient.prefetchQuery(overview),
      queryClient.prefetchQuery(couponsQuery(api, { productId: id })),
      hasOffers && queryClient.prefetchQuery(offersQuery(api, id)),
      onServer && queryClient.prefetchQuery(noscriptReviewsQuery(api, id)),
    ]);
    const category = product.categoryPath.at(-1);
    // Which these are is known by the product alone.
    if (product.stock === 0 && category !== undefined)
      await queryClient.prefetchQuery(similarProductsQuery(api, category.id));
    const reviewCount = queryClient.getQueryData(overview.queryKey)?.counts.all ?? product.reviewSummary.count;
    return { id, isShared, summary: productSummary(context, product, reviewCount) };
  } catch (error) {
    if (!(error instanceof ApiError && error.statusCode === 404)) throw error;
    await loadGone(context, id);
    throw notFound();
  }
}

/** What the product was, and others like it, for the page that says that it is gone. */
async function loadGone(context: StorefrontContext, id: number): Promise<void> {
  if (!(await hasExtension(context, "gone_products"))) return;
  const { api, queryClient } = context;
  const query = goneProductQuery(api, id);
  await queryClient.prefetchQuery({ ...query, meta: { ...query.meta, quiet: true } });
  const category = queryClient.getQueryData(query.queryKey)?.categoryPath.at(-1);
  if (category !== undefined) await queryClient.prefetchQuery(similarProductsQuery(api, category.id));
}
