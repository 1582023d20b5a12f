import type { Reader } from "../http/reader.ts";
import { inLanguage } from "../store/language.ts";
import { shopType, shopTypeName } from "../merchants/shop-states.ts";
import { flag } from "../wire/flag.ts";
import { decimalYuan } from "../wire/money.ts";
import { unixSeconds } from "../wire/time.ts";
import type { OrderWithLines } from "./find-orders.ts";
import { payStatus } from "./order-codes.ts";
import type { OrderRules } from "./order-rules.ts";
import type { Order, orderLines } from "../store/schema/orders.ts";
import { objectionTo, type OrderAction } from "./transitions.ts";
import { onlyOne } from "../wire/only-one.ts";

type Line = typeof orderLines.$inferSelect;

/** What of an order depends on when it is looked at. */
export interface Moment {
  readonly now: Date;
  readonly rules: OrderRules;
}

/** What the customer may do: as changing the order itself decides it. */
export function orderButtons(order: Order, { now, rules }: Moment) {
  const may = (action: OrderAction) => flag(objectionTo(action, order, { actor: "customer", now, rules }) === null);
  return {
    pay_btn: may("pay"),
    cancel_btn: may("cancel"),
    delivery_btn: flag(isTracked(order)),
    take_btn: may("confirm"),
    del_btn: may("deleteForCustomer"),
  };
}

/** Whether a carrier has it, or had it. */
function isTracked({ delivery, carrier, shippedAt }: Order): boolean {
  return delivery === "express" && shippedAt !== null && carrier !== null;
}

export function commentFlag(order: Order, lines: readonly Line[]): 0 | 1 {
  return flag(order.state === "completed" && payStatus(order) === 1 && lines.some((line) => !line.isReviewed));
}

/** When it closes itself, while it still can be paid. */
export function orderCancelTime({ state, payBefore }: Order): number | "" {
  return state === "unpaid" && payBefore !== null ? unixSeconds(payBefore) : "";
}

/** Invoices are not known to us. When the shop is open, only details say. */
export function orderShop({ shop }: OrderWithLines, { language, images }: Reader) {
  return {
    type_desc: shopTypeName(shop),
    id: shop.id,
    name: inLanguage(shop, "name", language),
    type: shopType(shop),
    logo: images.of(shop.logo),
    mobile: shop.phone,
    open_invoice: 0,
    spec_invoice: 0,
    weekdays: [],
    run_start_time: null,
    run_end_time: null,
  };
}

/** `member_discount` and `is_seckill` are ours. */
export function orderLine(line: Line, { language, images }: Reader) {
  return {
    id: line.id,
    order_id: line.orderId,
    goods_id: line.productId,
    item_id: line.skuId,
    goods_name: inLanguage(line, "name", language),
    goods_price: decimalYuan(line.unitPrice),
    discount_price: decimalYuan(line.couponDiscount),
    member_discount: decimalYuan(line.memberDiscount),
    spec_value: inLanguage(line, "optionText", language) || onlyOne,
    image: images.of(line.image),
    goods_num: line.quantity,
    is_comment: flag(line.isReviewed),
    is_seckill: flag(line.flashOfferId !== null),
    refund_status: line.refundState,
    commission_ratio: null,
    total_pay_price: decimalYuan(line.amount),
  };
}
