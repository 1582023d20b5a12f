import type { Reader } from "../../platform/http/reader.ts";
import { shopType, shopTypeName } from "../../selling/merchants/shop-states.ts";
import { optionValuesIn } from "../../platform/store/option-values.ts";
import { inLanguage } from "../../platform/store/language.ts";
import type { productTexts } from "../../platform/store/schema/catalog.ts";
import type { shops } from "../../platform/store/schema/merchants.ts";
import type { Order, orderLines } from "../../platform/store/schema/orders.ts";
import { flag, onlyOne } from "../../platform/wire/scalars.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { unixSeconds, wallClock } from "../../platform/wire/time.ts";
import type { Review } from "./review-wire.ts";
import { changeableUntil } from "./writing-rules.ts";

type Line = typeof orderLines.$inferSelect;
type Shop = typeof shops.$inferSelect;

/** What was bought of a product. */
export function boughtSku(line: Line, { language, images }: Reader) {
  return {
    id: line.skuId,
    image: images.of(line.image),
    spec_value_str: inLanguage(line, "optionText", language) || onlyOne,
    spec_values: optionValuesIn(line, language),
  };
}

export interface PendingOrder {
  readonly order: Order;
  readonly shop: Shop;
  /** Those that can be reviewed. */
  readonly lines: readonly Line[];
  /** Whether some others have been reviewed. */
  readonly isBegun: boolean;
}

export function pendingOrder({ order, shop, lines, isBegun }: PendingOrder, reader: Reader) {
  const { language, images } = reader;
  return {
    id: order.id,
    shop_id: shop.id,
    order_sn: order.number,
    create_time: wallClock(order.createdAt),
    is_comment: flag(isBegun),
    shop: {
      id: shop.id,
      name: inLanguage(shop, "name", language),
      type: shopType(shop),
      type_desc: shopTypeName(shop),
      logo: images.of(shop.logo),
    },
    order_goods_un_comment: lines.map((line) => ({
      id: line.id,
      order_id: order.id,
      item_id: line.skuId,
      goods_id: line.productId,
      goods_num: line.quantity,
      goods_name: inLanguage(line, "name", language),
      goods_price: decimalYuan(line.unitPrice),
      is_comment: 0,
      goods_item: boughtSku(line, reader),
    })),
  };
}

export interface FoundOwnReview {
  readonly review: Review;
  readonly product: typeof productTexts.$inferSelect;
  /** Null: the order is gone. */
  readonly line: Line | null;
  readonly shop: Shop;
}

/** Ours: all four ratings, the shop's answer, what was added, and what its writer may do with it. */
export function ownReview({ review, product, line, shop }: FoundOwnReview, reader: Reader, now: Date) {
  const { language, images } = reader;
  const urls = review.images.map((path) => images.of(path));
  return {
    id: review.id,
    order_goods_id: review.orderLineId ?? 0,
    shop_id: shop.id,
    goods_id: review.productId,
    item_id: line?.skuId ?? 0,
    goods_comment: review.productStars,
    description_comment: review.descriptionStars,
    service_comment: review.serviceStars,
    express_comment: review.deliveryStars,
    comment: review.body,
    lang: review.language ?? "",
    create_time: wallClock(review.createdAt),
    goods: { id: review.productId, name: inLanguage(product, "name", language), image: images.of(line?.image ?? null) },
    order_goods: line === null ? null : { id: line.id, total_pay_price: decimalYuan(line.amount) },
    goods_item: line === null ? null : boughtSku(line, reader),
    goods_comment_image: review.images.map((path, index) => ({
      id: index + 1,
      goods_comment_id: review.id,
      uri: path,
      shop_id: shop.id,
    })),
    goods_comment_image_arr: urls,
    shop_name: inLanguage(shop, "name", language),
    shop_logo: images.of(shop.logo),
    reply: review.reply,
    reply_time: review.repliedAt === null ? "" : wallClock(review.repliedAt),
    follow_up: review.followUp,
    follow_up_time: review.followedUpAt === null ? "" : wallClock(review.followedUpAt),
    follow_up_images: review.followUpImages.map((path) => images.of(path)),
    edited: flag(review.editedAt !== null),
    able_change: flag(now < changeableUntil(review)),
    change_until: unixSeconds(changeableUntil(review)),
    able_follow_up: flag(review.followedUpAt === null),
  };
}
