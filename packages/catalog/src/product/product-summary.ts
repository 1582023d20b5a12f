import type { ProductDetail } from "@plaza/api-client";
import { breadcrumbData, pageAddress, type PageSummary, type StorefrontContext, to } from "@plaza/routing";

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
