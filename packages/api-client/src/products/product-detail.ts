import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import type { ReviewSummary } from "../reviews/review-summary.ts";
import { lateDecoder } from "../wire/late-decoder.ts";
import type { Named } from "../wire/named.ts";
import type { SafeHtml } from "../wire/safe-html.ts";
import type { ProductOption } from "./product-option.ts";
import type { ProductShop } from "./product-shop.ts";
import type { Sku } from "./sku.ts";

/** Everything about one product. Amounts are in fen. */
export interface ProductDetail {
  readonly id: number;
  /** Delivered as content, not as a parcel. */
  readonly virtual: boolean;
  readonly name: string;
  readonly tagline: string;
  readonly image: string | null;
  /** The gallery, each image once; the main image where there is no gallery. */
  readonly images: readonly string[];
  /** Of the cheapest SKU, in a flash sale its price. */
  readonly price: number;
  readonly marketPrice: number | null;
  readonly memberPrice: number | null;
  readonly stock: number;
  readonly showsStock: boolean;
  readonly sales: number;
  readonly views: number;
  readonly descriptionHtml: SafeHtml;
  /** Empty for a product without options: it has one SKU. */
  readonly options: readonly ProductOption[];
  readonly skus: readonly Sku[];
  readonly shop: ProductShop;
  readonly flashSale: { readonly endsAt: number } | null;
  /** The logged-in shopper's favourite. */
  readonly favourite: boolean;
  readonly reviewSummary: ReviewSummary;
  /** From the top of the category tree down to the product's category; empty where the platform does not say. */
  readonly categoryPath: readonly Named[];
}

/**
 * The platform's message for a product that is unknown, deleted, not approved or off the shelf; it has no code for it.
 */
const notFoundMessage = "商品已下架";
/** Counts as a view of the product, except where the platform announces `views`: there {@link countView} counts. */
export const fetchProductDetail = getCall("goods/getGoodsDetail", {
  query: (productId: number) => ({ goods_id: productId, view: 0 }),
  decode: lateDecoder("productDetail"),
  richText: true,
  notFound: ({ msg }) => msg === notFoundMessage,
});

/**
 * Shared only where the platform announces `views` ({@link sharedProductDetailQuery}): most platforms count each call as a
 * view.
 */
export const productDetailQuery = defineQuery(fetchProductDetail, {
  key: "product-detail",
  freshMs: 30 * second,
  staleAfter: ["flash-sale-turn", "order-placed", "order-change"],
});

/** The same for a platform that announces `views`: visitors may share its answer, as they do that of a list. */
export function sharedProductDetailQuery(
  ...of: Parameters<typeof productDetailQuery>
): ReturnType<typeof productDetailQuery> {
  const query = productDetailQuery(...of);
  return { ...query, meta: { ...query.meta, sharedMs: 10 * second } };
}
