import type { ApiClient } from "../api-client.ts";
import { ApiError } from "../api-error.ts";
import { type Named, named } from "../entities/named.ts";
import { type ProductOption, productOptions } from "../entities/product-option.ts";
import { type ProductShop, productShop } from "../entities/product-shop.ts";
import { type ReviewSummary, reviewSummary } from "../entities/review-summary.ts";
import { type Sku, sku, unlabelledSku } from "../entities/sku.ts";
import { type Decoder, isRecord, list, record, usableRows } from "../wire/decode.ts";
import { loadHtmlCleaner } from "../wire/html.ts";
import { money, optionalMoney } from "../wire/money.ts";
import { picture } from "../wire/picture-url.ts";
import { count, flag, id, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";

/** Everything about one product. Amounts are in fen. */
export interface ProductDetail {
  readonly id: number;
  /** Delivered as content, not as a parcel. */
  readonly virtual: boolean;
  readonly name: string;
  readonly tagline: string;
  readonly picture: string | null;
  /** The gallery, each picture once; the main picture where there is no gallery. */
  readonly pictures: readonly string[];
  /** Of the cheapest SKU, in a flash sale its price. */
  readonly price: number;
  readonly marketPrice: number | null;
  readonly memberPrice: number | null;
  readonly stock: number;
  readonly showsStock: boolean;
  readonly sales: number;
  readonly views: number;
  /** Sanitised: may be set as HTML. */
  readonly descriptionHtml: string;
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

/** The platform's words for a product that is unknown, deleted, not approved or off the shelf; it has no code for it. */
const notFoundMessage = "商品已下架";
const onFlashSale = 1;

const gallery: Decoder<string[]> = (value, context) => [
  ...new Set(
    usableRows(record((field) => field("uri", picture)))(value, context).filter((address) => address !== null),
  ),
];

const flashSale: Decoder<ProductDetail["flashSale"]> = (value, context) => {
  if (!isRecord(value) || value["type"] !== onFlashSale) return null;
  const endsAt = record((field) => field("end_time", time))(value, context);
  return endsAt === null ? null : { endsAt };
};

/** As decoded, with the description still as it was written. */
const rawProductDetail: Decoder<ProductDetail> = record((field) => {
  const mainPicture = field("image", picture);
  const pictures = field("goods_image", gallery);
  const options = field("goods_spec", productOptions);
  // A SKU that cannot be read must fail the page: without it a shopper would be sold the wrong one.
  const skus = field("goods_item", list(options.length > 0 ? sku : unlabelledSku));
  return {
    id: field("id", id),
    virtual: field("type", count) === 1,
    name: field("name", text),
    tagline: field("remark", text),
    picture: mainPicture,
    pictures: pictures.length > 0 || mainPicture === null ? pictures : [mainPicture],
    price: field("min_price", money),
    marketPrice: field("market_price", optionalMoney),
    memberPrice: field("member_price", optionalMoney),
    stock: field("stock", count),
    showsStock: field("is_show_stock", flag),
    sales: field("sales_sum", count),
    views: field("clicks", count),
    descriptionHtml: field("content", text),
    options,
    skus,
    shop: field("shop", productShop),
    flashSale: field("activity", flashSale),
    favourite: field("is_collect", flag),
    reviewSummary: field("comment", reviewSummary),
    categoryPath: field("category_path", list(named)),
  };
});

/** Each call counts as a view of the product. */
export async function fetchProductDetail(
  api: ApiClient,
  productId: number,
  signal?: AbortSignal,
): Promise<ProductDetail> {
  const [product, cleanHtml] = await Promise.all([
    api.get("goods/getGoodsDetail", { goods_id: productId }, rawProductDetail, signal).catch(asNotFound),
    loadHtmlCleaner(),
  ]);
  return { ...product, descriptionHtml: cleanHtml(product.descriptionHtml, api.context.platformOrigin) };
}

function asNotFound(error: unknown): never {
  if (error instanceof ApiError && error.kind === "business" && error.platformMessage === notFoundMessage) {
    const { kind, platformMessage, show } = error;
    throw new ApiError(error.message, { kind, statusCode: 404, platformMessage, show });
  }
  throw error;
}
