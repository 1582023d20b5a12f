import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type ReviewSummary, reviewSummary } from "../reviews/review-summary.ts";
import { type Decoder, isRecord, list, record, usableRows } from "../wire/decode.ts";
import { type Named, named } from "../wire/id-name.ts";
import { image } from "../wire/image-url.ts";
import { money, optionalMoney } from "../wire/money.ts";
import { type SafeHtml, safeHtml } from "../wire/rich-text.ts";
import { count, flag, id, requiredCount, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import { type ProductShop, productShop } from "./product-shop.ts";
import { type ProductOption, productOptions, type Sku, sku, unlabelledSku } from "./sku.ts";

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

const onFlashSale = 1;

const gallery: Decoder<string[]> = (value, context) => [
  ...new Set(usableRows(record((field) => field("uri", image)))(value, context).filter((address) => address !== null)),
];

const flashSale: Decoder<ProductDetail["flashSale"]> = (value, context) => {
  if (!isRecord(value) || value["type"] !== onFlashSale) return null;
  const endsAt = record((field) => field("end_time", time))(value, context);
  return endsAt === null ? null : { endsAt };
};

const productDetail: Decoder<ProductDetail> = record((field) => {
  const mainImage = field("image", image);
  const images = field("goods_image", gallery);
  const options = field("goods_spec", productOptions);
  // A SKU that cannot be read must fail the page: without it a shopper would be sold the wrong one.
  const skus = field("goods_item", list(options.length > 0 ? sku : unlabelledSku));
  return {
    id: field("id", id),
    virtual: field("type", count) === 1,
    name: field("name", text),
    tagline: field("remark", text),
    image: mainImage,
    images: images.length > 0 || mainImage === null ? images : [mainImage],
    price: field("min_price", money),
    marketPrice: field("market_price", optionalMoney),
    memberPrice: field("member_price", optionalMoney),
    stock: field("stock", requiredCount),
    showsStock: field("is_show_stock", flag),
    sales: field("sales_sum", count),
    views: field("clicks", count),
    descriptionHtml: field("content", safeHtml),
    options,
    skus,
    shop: field("shop", productShop),
    flashSale: field("activity", flashSale),
    favourite: field("is_collect", flag),
    reviewSummary: field(["article_comment", "comment"], reviewSummary),
    categoryPath: field("category_path", list(named)),
  };
});

/**
 * The platform's message for a product that is unknown, deleted, not approved or off the shelf; it has no code for it.
 */
const notFoundMessage = "商品已下架";

/** Counts as a view of the product, except where the platform announces `views`: there {@link countView} counts. */
export const fetchProductDetail = getCall("goods/getGoodsDetail", {
  query: (productId: number) => ({ goods_id: productId, view: 0 }),
  decode: productDetail,
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
