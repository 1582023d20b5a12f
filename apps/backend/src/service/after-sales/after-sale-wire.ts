import { shopTypeName } from "../../selling/merchants/shop-states.ts";
import type { Reader } from "../../platform/http/reader.ts";
import { optionValuesIn } from "../../platform/store/option-values.ts";
import { inLanguage } from "../../platform/store/language.ts";
import type { shops } from "../../platform/store/schema/merchants.ts";
import type { Order, orderLines } from "../../platform/store/schema/orders.ts";
import { flag, onlyOne } from "../../platform/wire/scalars.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { type AfterSaleState, afterSaleStates, type AfterSaleType } from "../../platform/store/schema/after-sales.ts";

type Line = typeof orderLines.$inferSelect;
type Shop = typeof shops.$inferSelect;

/** What lists say of a line. */
export function listedLine(line: Line, { language, images }: Reader) {
  return {
    goods_id: line.productId,
    item_id: line.skuId,
    goods_name: inLanguage(line, "name", language),
    goods_num: line.quantity,
    goods_price: decimalYuan(line.unitPrice),
    image: images.of(line.image),
    spec_value_str: inLanguage(line, "optionText", language) || onlyOne,
    spec_values: optionValuesIn(line, language),
  };
}

/** All of a line. Weight and delivery of single lines are not known to us: an order is sent as a whole. */
export function wholeLine(line: Line, order: Order, { language, images }: Reader) {
  return {
    id: line.id,
    shop_id: order.shopId,
    order_id: order.id,
    goods_id: line.productId,
    item_id: line.skuId,
    goods_num: line.quantity,
    goods_name: inLanguage(line, "name", language),
    goods_price: decimalYuan(line.unitPrice),
    total_price: decimalYuan(line.unitPrice * line.quantity),
    total_pay_price: decimalYuan(line.amount),
    discount_price: decimalYuan(line.couponDiscount),
    spec_value: inLanguage(line, "optionText", language) || onlyOne,
    spec_values: optionValuesIn(line, language),
    spec_value_ids: "",
    image: images.of(line.image),
    weight: "0.000",
    shipping_status: flag(order.shippedAt !== null),
    delivery_id: 0,
    refund_status: line.refundState,
    is_comment: flag(line.isReviewed),
    commission_ratio: null,
    create_time: wallClock(order.createdAt),
  };
}

export function listedShop(shop: Shop, { language, images }: Reader) {
  return {
    sid: shop.id,
    shop_name: inLanguage(shop, "name", language),
    shop_type: shopTypeName(shop),
    shop_logo: images.of(shop.logo),
  };
}

/** Where goods are sent back to; empty texts where the shop takes none. */
export function returnAddress(shop: Shop, { language }: Reader) {
  return {
    contact: inLanguage(shop, "returnContact", language),
    mobile: shop.returnPhone,
    address: inLanguage(shop, "returnAddress", language),
  };
}

/** The wire's number of a state; the states are listed in its order. */
export function afterSaleStateCode(state: AfterSaleState): number {
  return afterSaleStates.indexOf(state);
}

export function afterSaleTypeCode(type: AfterSaleType): 0 | 1 {
  return type === "refund" ? 0 : 1;
}
