import type { CallContext } from "../../platform/http/call.ts";
import type { Reader } from "../../platform/http/reader.ts";
import { offlinePayment } from "../../money/payments/providers/offline-payment.ts";
import { optionValuesIn } from "../../platform/store/option-values.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { shopType, shopTypeName } from "../../selling/merchants/shop-states.ts";
import { flag, onlyOne } from "../../platform/wire/scalars.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { unixSeconds } from "../../platform/wire/time.ts";
import type { OrderWithLines } from "./find-orders.ts";
import { isCashDue } from "./cash-due.ts";
import { shopInvoices } from "./invoice-state.ts";
import { payStatus } from "./order-codes.ts";
import type { OrderRules } from "./order-rules.ts";
import { afterSaleStates } from "../../platform/store/schema/after-sales.ts";
import type { Order, orderLines } from "../../platform/store/schema/orders.ts";
import { objectionTo, type OrderAction } from "./transitions.ts";
import type { Standing } from "./standing.ts";
import { isWithdrawalTime } from "./order-rules.ts";

type Line = typeof orderLines.$inferSelect;

/** What of an order depends on when it is looked at. */
export interface Moment {
  readonly now: Date;
  readonly rules: OrderRules;
  /** Null: the order goes its usual way. */
  readonly standing: Standing | null;
}

/** What the customer may do: as changing the order itself decides it. */
export function orderButtons(order: Order, moment: Moment) {
  const { now, rules, standing } = moment;
  const isGoingBack = standing?.isWhole === true;
  const may = (action: OrderAction) =>
    flag(objectionTo(action, order, { actor: "customer", now, rules, isGoingBack }) === null);
  return {
    pay_btn: may("pay"),
    cancel_btn: may("cancel"),
    delivery_btn: flag(isTracked(order)),
    take_btn: isCashDue(order) ? may("claimCash") : may("confirm"),
    del_btn: may("deleteForCustomer"),
    // Ours.
    withdraw_btn: flag(isWithdrawalTime(order, moment)),
  };
}

/** Ours: what returns and withdrawals have made of an order, beside `order_status`. */
export function standingWire(standing: Standing | null) {
  if (standing === null) return null;
  const { kind, stage, isWhole, afterSaleId, withdrawalId } = standing;
  return {
    kind,
    stage: afterSaleStates.indexOf(stage),
    is_whole: flag(isWhole),
    after_sale_id: afterSaleId,
    withdrawal_id: withdrawalId ?? 0,
  };
}

/** Whether it is on its way, or was: also a parcel without a carrier's number has its stations. */
function isTracked({ delivery, shippedAt }: Order): boolean {
  return delivery === "express" && shippedAt !== null;
}

/** Whoever has got all the money of a line back has nothing to say about its goods. */
export function commentFlag(order: Order, lines: readonly Line[]): 0 | 1 {
  const isLeft = ({ isReviewed, quantity, refundedQuantity }: Line) => !isReviewed && refundedQuantity < quantity;
  return flag(order.state === "completed" && payStatus(order) === 1 && lines.some(isLeft));
}

/** Whether an after-sales request can be made for a line. */
export function refundFlag(order: Order, line: Line, { now, rules }: Pick<Moment, "now" | "rules">): 0 | 1 {
  const { state, completedAt, returnDays } = order;
  if (isCashDue(order)) return 0;
  const isInTime = state === "shipped" || (completedAt !== null && now < rules.askableUntil(completedAt, returnDays));
  const isHandedOver = state === "shipped" || state === "completed";
  return flag(isHandedOver && isInTime && line.refundState === 0 && line.refundedQuantity < line.quantity);
}

/** Ours, for clients that know it: a bank transfer is waited for. */
export function transferWire(isAwaited: boolean, { extensions }: Pick<CallContext, "extensions">) {
  return extensions.has(offlinePayment) ? { awaits_transfer: flag(isAwaited) } : {};
}

/** Ours, for clients that know it: what is to be paid in cash at the door, "" where nothing is; and whether the customer says that it was. */
export function cashWire(order: Order, { extensions }: Pick<CallContext, "extensions">) {
  if (!extensions.has(offlinePayment)) return {};
  const isDue = isCashDue(order);
  return {
    cash_due: isDue ? decimalYuan(order.amount) : "",
    cash_claimed: flag(isDue && order.cashClaimedAt !== null),
  };
}

/** When it closes itself, while it still can be paid. */
export function orderCancelTime({ state, payBefore }: Order): number | "" {
  return state === "unpaid" && payBefore !== null ? unixSeconds(payBefore) : "";
}

/** When the shop is open, only details say. */
export function orderShop({ shop }: OrderWithLines, { language, images }: Reader) {
  return {
    type_desc: shopTypeName(shop),
    id: shop.id,
    name: inLanguage(shop, "name", language),
    type: shopType(shop),
    logo: images.of(shop.logo),
    mobile: shop.phone,
    ...shopInvoices(shop),
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
    spec_values: optionValuesIn(line, language),
    image: images.of(line.image),
    goods_num: line.quantity,
    is_comment: flag(line.isReviewed),
    is_seckill: flag(line.flashOfferId !== null),
    refund_status: line.refundState,
    commission_ratio: null,
    total_pay_price: decimalYuan(line.amount),
  };
}
