import { addressPath, pageAddress, type StorefrontContext, to } from "@plaza/routing";

export interface ListedProduct {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
  /** What a visitor pays now, in fen; null where that is not known. */
  readonly price: number | null;
  readonly soldOut: boolean;
  /** Epoch milliseconds: until when it costs that. */
  readonly until?: number;
}

/** The products of a list as schema.org describes them, in its order. */
export function productListData(
  context: Pick<StorefrontContext, "document" | "locale">,
  name: string,
  products: readonly ListedProduct[],
) {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: productData(context, product),
    })),
  };
}

function productData(context: Pick<StorefrontContext, "document" | "locale">, product: ListedProduct) {
  const { id, name, image, price, soldOut, until } = product;
  const url = pageAddress(context, addressPath(to.product(id)));
  return {
    "@type": "Product",
    name,
    url,
    ...(image !== null && { image: new URL(image, context.document.origin).href }),
    ...(price !== null && {
      offers: {
        "@type": "Offer",
        url,
        price: (price / 100).toFixed(2),
        priceCurrency: "CNY",
        availability: `https://schema.org/${soldOut ? "OutOfStock" : "InStock"}`,
        ...(until !== undefined && { priceValidUntil: new Date(until).toISOString() }),
      },
    }),
  };
}
