import {
  ApiError,
  couponsQuery,
  goneProductQuery,
  offersQuery,
  productDetailQuery,
  reviewOverviewQuery,
  sharedProductDetailQuery,
  type ProductDetail,
} from "@plaza/api-client";
import {
  hasExtension,
  positiveInteger,
  type StorefrontContext,
  breadcrumbData,
  pageAddress,
  type PageSummary,
  to,
} from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { noscriptReviewsQuery, similarProductsQuery } from "./product-queries.ts";

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

function yuan(fen: number): string {
  return (fen / 100).toFixed(2);
}

/** The product's offers as schema.org describes them: one price, or the range of its variants'. */
function offers(product: ProductDetail, url: string) {
  const availability = product.stock > 0 ? "https://schema.org/InStock" : "https://schema.org/OutOfStock";
  const common = {
    priceCurrency: "CNY",
    availability,
    url,
    seller: { "@type": "Organization", name: product.shop.name },
  };
  // The prices to pay now: in a flash sale these are the flash prices.
  const highest = Math.max(product.price, ...product.skus.map(({ price }) => price));
  if (highest === product.price) return { "@type": "Offer", price: yuan(product.price), ...common };
  return {
    "@type": "AggregateOffer",
    lowPrice: yuan(product.price),
    highPrice: yuan(highest),
    offerCount: product.skus.length,
    ...common,
  };
}

/** Left out without reviews: search engines reject an average of nothing. */
function rating({ reviewSummary: { averageStars } }: ProductDetail, reviewCount: number | null) {
  if (reviewCount === null || reviewCount === 0 || averageStars === 0) return {};
  return {
    aggregateRating: { "@type": "AggregateRating", ratingValue: averageStars, reviewCount, bestRating: 5 },
  };
}

/** A product's title, description and structured data. The review count is null where it is unknown. */
export function productSummary(
  context: Pick<StorefrontContext, "document" | "locale">,
  product: ProductDetail,
  reviewCount: number | null,
): PageSummary {
  const url = pageAddress(context, `/goods_details/${product.id}`);
  const description = [product.name, product.tagline, product.shop.name].filter(Boolean).join(" · ");
  const path = product.categoryPath.map(({ id, name }) => ({ name, link: to.category({ id }) }));
  return {
    title: product.name,
    description,
    image: product.image,
    structuredData: [
      {
        "@type": "Product",
        name: product.name,
        description,
        image: product.images.map((image) => new URL(image, context.document.origin).href),
        sku: String(product.id),
        offers: offers(product, url),
        ...rating(product, reviewCount),
      },
      ...(path.length === 0 ? [] : [breadcrumbData(context, [...path, { name: product.name }])]),
    ],
  };
}
