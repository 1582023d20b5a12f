import { ApiError } from "@plaza/api-client";
import type { StorefrontContext } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { positive } from "../list/list-search.ts";
import { productQuery, reviewOverviewQuery } from "./product-queries.ts";
import { productSummary } from "./product-summary.ts";

interface ProductMatch {
  readonly context: StorefrontContext;
  readonly params: { readonly id?: string | undefined };
}

/** The reviews are counted at the same time; a product without their count is still the product. */
export async function loadProduct({ context, params }: ProductMatch) {
  const { api, queryClient } = context;
  const id = positive(params.id);
  if (id === undefined) throw notFound();
  const overview = reviewOverviewQuery(api, id);
  try {
    const [product] = await Promise.all([
      queryClient.ensureQueryData(productQuery(api, id)),
      queryClient.prefetchQuery(overview),
    ]);
    const reviewCount = queryClient.getQueryData(overview.queryKey)?.counts.all ?? product.reviewSummary.count;
    return { id, summary: productSummary(context, product, reviewCount) };
  } catch (error) {
    throw error instanceof ApiError && error.statusCode === 404 ? notFound() : error;
  }
}
