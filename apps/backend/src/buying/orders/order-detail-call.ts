import type { CustomerContext } from "../../platform/http/call.ts";
import type { Reader } from "../../platform/http/reader.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { shopAddress, shopHoursWire } from "../../selling/merchants/shop-wire.ts";
import { closeOverdueOrdersOf } from "./due-orders.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { findOrder, type OrderWithLines } from "./find-orders.ts";
import { objectionToInvoice } from "./invoice-state.ts";
import { deliveryCode, payStatus, stateCode } from "./order-codes.ts";
import { payMethodCode, payMethodText } from "../../money/payments/providers/pay-methods.ts";
import { type StateSince, statesIn } from "./order-events.ts";
import { historyOf } from "./order-history.ts";
import { type OrderRules, readOrderRules } from "./order-rules.ts";
import { timelineEntryWire, timelineOf } from "./order-timeline.ts";
import { kindText, stateText } from "./order-texts.ts";
import { type LateRefund, lateRefundsIn } from "../../money/refunds/late-refunds.ts";
import {
  commentFlag,
  type Moment,
  orderButtons,
  orderCancelTime,
  orderLine,
  orderShop,
  refundFlag,
  standingWire,
  cashWire,
  transferWire,
} from "./order-wire.ts";
import { ordersAwaitingTransfer } from "../../money/transfers/awaited-transfers.ts";
import { standingOf } from "./standing.ts";
import { holidayWire } from "../../selling/merchants/holiday.ts";
import type { Order } from "../../platform/store/schema/orders.ts";

/** `order/getOrderDetail` */
export async function handleOrderDetail(context: CustomerContext) {
  const { db, query, customer, now } = context;
  await closeOverdueOrdersOf(customer.id, context);
  const found = await findOrder(db, customer.id, requiredId(query, "id"));
  if (found === null) throw new DomainError("orderGone", { notFound: true });
  const [history, rules, awaiting] = await Promise.all([
    historyOf(db, found),
    readOrderRules(db),
    ordersAwaitingTransfer(db, [found.order]),
  ]);
  const standing = standingOf(
    found.lines,
    history.requests.map(({ afterSale, withdrawalId }) => ({ ...afterSale, withdrawalId })),
  );
  return {
    ...detail(found, statesIn(history.events), { now: now(), rules, standing }, context),
    view_invoice_btn: flag(history.invoice !== null),
    save_invoice_btn: flag(history.invoice === null && objectionToInvoice(found.order, found.shop) === null),
    late_refunds: lateRefundsIn(history.refunds).map((refund) => lateRefund(refund, context)),
    ...transferWire(awaiting.has(found.order.id), context),
    ...cashWire(found.order, context),
    // Ours: what is announced as `order_timeline`.
    standing: standingWire(standing),
    timeline: timelineOf(found, history, context.language).map(timelineEntryWire),
    cancel_until: timeOrNothing(cancellableUntil(found.order, rules)),
    refund_until: timeOrNothing(askableUntil(found.order, rules)),
  };
}

/** Until when it can be cancelled; null: the time does not end, or it is too late for it. */
function cancellableUntil({ state, payBefore, paidAt }: Order, rules: OrderRules): Date | null {
  if (state === "unpaid") return payBefore;
  return state === "paid" && paidAt !== null ? rules.cancellableUntil(paidAt) : null;
}

/** Until when requests can be made; null: the time does not end before the order is received. */
function askableUntil({ completedAt, returnDays }: Order, rules: OrderRules): Date | null {
  return completedAt === null ? null : rules.askableUntil(completedAt, returnDays);
}

/** Columns of the contract for what this platform does not have, as they stand where nothing of it has happened. */
const unknownToUs = {
  settle_id: 0,
  settle_amount: null,
  platform_commission: null,
  distribution_money: "0.00",
  award_integral_status: 0,
  award_integral: 0,
  is_award_integral: 0,
  wechat_mini_express_sync: 0,
  wechat_mini_express_sync_time: 0,
  hfdg_params: [],
  order_remarks: "",
  delete: 0,
} as const;

/** 0 nothing, 1 some lines, 2 all of them have been reviewed. */
function reviewProgress(lines: OrderWithLines["lines"]): 0 | 1 | 2 {
  if (!lines.some((line) => line.isReviewed)) return 0;
  return lines.every((line) => line.isReviewed) ? 2 : 1;
}

/** An order is sent as a whole, so its shipment goes by its own id; 0 before there is one. */
function deliveryId({ id, delivery, shippedAt }: Order): number {
  return delivery === "express" && shippedAt !== null ? id : 0;
}

const timeOrNothing = (time: Date | null): string => (time === null ? "" : wallClock(time));
const yuan = (fen: number): number => fen / 100;

function detail(found: OrderWithLines, states: readonly StateSince[], moment: Moment, reader: Reader) {
  const { order, lines } = found;
  return {
    ...amounts(found),
    ...orderButtons(order, moment),
    ...pickup(order),
    ...unknownToUs,
    order_cancel_time: orderCancelTime(order),
    id: order.id,
    trade_id: order.checkoutId,
    shop_id: order.shopId,
    order_sn: order.number,
    order_type: kindText(order),
    order_status: stateCode(order.state),
    order_status_desc: stateText(order, reader.language.wanted),
    delivery_type: deliveryCode(order.delivery),
    pay_way: payMethodText(order.payMethod, reader.language.wanted),
    pay_way_base: payMethodCode(order.payMethod),
    pay_status: payStatus(order),
    consignee: order.contact,
    mobile: order.telephone,
    delivery_address: [...order.regionNames, order.street].join(""),
    total_num: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    user_remark: order.remark,
    delivery_content: order.deliveredContent ?? "",
    create_time: wallClock(order.createdAt),
    update_time: wallClock(states.at(-1)?.since ?? order.createdAt),
    pay_time: timeOrNothing(order.paidAt),
    shipping_time: timeOrNothing(order.shippedAt),
    confirm_take_time: timeOrNothing(order.completedAt),
    cancel_time: timeOrNothing(order.closedAt),
    is_comment: reviewProgress(lines),
    is_cancel: flag(states.at(-1)?.action === "cancel"),
    delivery_id: deliveryId(order),
    coupon_list_id: order.customerCouponId ?? 0,
    events: states.map(({ state, since }) => ({ state: stateCode(state), time: wallClock(since) })),
    shop_address: shopAddress(found.shop, reader.language),
    order_goods: lines.map((line) => ({
      ...orderLine(line, reader),
      sum_price: yuan(line.unitPrice * line.quantity),
      comment_btn: commentFlag(order, [line]),
      refund_btn: refundFlag(order, line, moment),
    })),
    shop: {
      ...orderShop(found, reader),
      ...shopHoursWire(found.shop),
      // Ours: as long as it is not on its way.
      ...(order.state === "unpaid" || order.state === "paid"
        ? holidayWire(found.shop, moment.now, reader.language)
        : {}),
    },
  };
}

/**
 * Goods minus member's and coupon's reductions plus freight is what is paid. `flash_amount` is ours: what the flash sale
 * took off the regular prices before that.
 */
function amounts({ order, lines }: OrderWithLines) {
  const flashDiscount = lines.reduce(
    (sum, { regularPrice, unitPrice, quantity }) => sum + Math.max(0, regularPrice - unitPrice) * quantity,
    0,
  );
  return {
    goods_price: yuan(order.goodsAmount),
    flash_amount: decimalYuan(flashDiscount),
    member_amount: decimalYuan(order.memberDiscount),
    discount_amount: decimalYuan(order.couponDiscount),
    shipping_price: decimalYuan(order.shippingAmount),
    order_amount: decimalYuan(order.amount),
    total_amount: decimalYuan(order.amount),
    refund_status: order.isRefunded ? 2 : flag(order.refundedAmount > 0),
    refund_amount: order.isRefunded || order.refundedAmount > 0 ? decimalYuan(order.refundedAmount) : null,
  };
}

/** Money that came when the order did not wait for any. */
function lateRefund({ amount, method, arrivedAt, refundedAt }: LateRefund, { language }: Reader) {
  return {
    amount: decimalYuan(amount),
    pay_way: payMethodText(method, language.wanted),
    pay_time: wallClock(arrivedAt),
    refund_time: timeOrNothing(refundedAt),
  };
}

function pickup({ delivery, state, pickupCode }: Order) {
  const isShown = delivery === "pickup" && state === "paid";
  return {
    pickup_code: isShown ? (pickupCode ?? "") : "",
    show_pickup_code: flag(isShown),
    verification_status: flag(delivery === "pickup" && state === "completed"),
  };
}
