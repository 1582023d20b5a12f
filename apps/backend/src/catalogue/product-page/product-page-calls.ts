import { memberShareOf } from "../../identity/customers/member-share.ts";
import type { CallContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { runningFlashPrices, type RunningFlashPrice } from "../flash-prices/running-flash-prices.ts";
import { withFlashPrices } from "./with-flash-prices.ts";
import { isProductSaved, isShopFollowed } from "../../buying/favourites/save-products.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { articleReviews, articleReviewsWire, productReviews, productReviewsWire } from "../reviews/product-reviews.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { lowestBefore } from "../price-history/lowest-before.ts";
import { productDetail, type ProductDetail } from "./product-detail.ts";
import { productDetailWire, productShopWire } from "./product-detail-wire.ts";
import { recommendedInShop } from "../products/recommended-in-shop.ts";
import { unixSeconds } from "../../platform/wire/time.ts";
import { memberPrice } from "../../buying/pricing/unit-price.ts";

/**
 * What a customer pays for SKUs as a member, by their ids; that may be what everybody pays. Empty for products without
 * member prices, and for a visitor, whose `memberShare` is null.
 */
function memberPricesOf(
  { product, skus }: Pick<ProductDetail, "product" | "skus">,
  memberShare: number | null,
): ReadonlyMap<number, number> {
  if (memberShare === null || !product.hasMemberPrice) return new Map();
  return new Map(skus.map(({ id, price }) => [id, memberPrice(price, memberShare)]));
}

/** The promotion that a product takes part in; its type has a Chinese name in every language. */
function activityWire(prices: ReadonlyMap<number, RunningFlashPrice>) {
  if (prices.size === 0) return { type: 0, type_desc: "普通商品" };
  // The first price to end changes what is shown.
  const end = Math.min(...[...prices.values()].map(({ endsAt }) => endsAt.getTime()));
  return { type: 1, type_desc: "秒杀商品", end_time: unixSeconds(new Date(end)) };
}

/** `goods/getGoodsDetail`; counts a view, unless the client says that it counts views itself (`view=0`). */
export async function handleProductDetail(context: CallContext) {
  const { db, query, language, productViews, customer } = context;
  const now = context.now();
  const id = requiredId(query, "goods_id");
  const previewed = await context.previewedProduct(context, id);
  const regular = previewed ?? (await productDetail(db, id));
  if (regular === null) throw new DomainError("productGone", { notFound: true });
  const skuIds = regular.skus.map((sku) => sku.id);
  const [recommended, reviews, article, flashPrices, memberShare, isSaved, isFollowed] = await Promise.all([
    recommendedInShop(db, regular.shop.id, now),
    productReviews(db, id),
    regular.product.articleId === null ? null : articleReviews(db, id),
    runningFlashPrices(db, skuIds, now),
    customer === null ? null : memberShareOf(db, customer),
    isProductSaved(db, customer, id),
    isShopFollowed(db, customer, regular.shop.id),
  ]);
  const memberPrices = memberPricesOf(regular, memberShare);
  const detail = flashPrices.size === 0 ? regular : withFlashPrices(regular, flashPrices);
  const struck = detail.skus.filter(({ price, marketPrice }) => marketPrice > price).map((sku) => sku.id);
  const lowestPrices = await lowestBefore(db, struck, now);
  if (query.text("view") !== "0" && previewed === null) productViews.add(id);
  const views = detail.views + productViews.pending(id) + detail.product.virtualViews;
  return {
    ...productDetailWire(detail, { views, memberPrices, lowestPrices, flashPrices }, context),
    // The highest price stays the regular one.
    max_price: decimalYuan(Math.max(regular.product.price, ...regular.skus.map((sku) => sku.price))),
    is_collect: flag(isSaved),
    activity: activityWire(flashPrices),
    comment: productReviewsWire(reviews, inLanguage(detail.texts, "name", language), context),
    ...articleReviewsWire(article),
    shop: { ...productShopWire(detail, recommended, now, context), shop_follow_status: flag(isFollowed) },
  };
}

/**
 * `goods/view` (the extension `views`): a shopper looks at a product, whose page may have been made for another. A product
 * that is not there is dropped when the counts are written.
 */
export function handleView({ body, productViews, previewToken }: CallContext): Promise<readonly never[]> {
  const id = requiredId(body, "goods_id");
  if (previewToken === "") productViews.add(id);
  return Promise.resolve([]);
}
