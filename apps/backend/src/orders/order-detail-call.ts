import type { CustomerContext } from "../http/call.ts";
import type { Reader } from "../http/reader.ts";
import { DomainError } from "../http/domain-error.ts";
import { closeOverdueOrdersOf } from "./due-orders.ts";
import { requiredId } from "../http/required-id.ts";
import { flag } from "../wire/flag.ts";
import { decimalYuan } from "../wire/money.ts";
import { wallClock } from "../wire/time.ts";
import { findOrder, type OrderWithLines } from "./find-orders.ts";
import { deliveryCode, payMethodCode, payStatus, stateCode } from "./order-codes.ts";
import { type StateSince, statesOf } from "./order-events.ts";
import { readOrderRules } from "./order-rules.ts";
import { kindText, payMethodText, stateText } from "./order-texts.ts";
import { commentFlag, type Moment, orderButtons, orderCancelTime, orderLine, orderShop } from "./order-wire.ts";
import type { Order } from "../store/schema/orders.ts";

/** `order/getOrderDetail` */
export async function handleOrderDetail(context: CustomerContext) {
  const { db, query, customer, now } = context;
  await closeOverdueOrdersOf(customer.id, context);
  const found = await findOrder(db, customer.id, requiredId(query, "id"));
  if (found === null) throw new DomainError("orderGone", { notFound: true });
  const [states, rules] = await Promise.all([statesOf(db, found.order.id), readOrderRules(db)]);
  return detail(found, states, { now: now(), rules }, context);
}

const timeOrNothing = (time: Date | null): string => (time === null ? "" : wallClock(time));
const yuan = (fen: number): number => fen / 100;

function detail(found: OrderWithLines, states: readonly StateSince[], moment: Moment, reader: Reader) {
  const { order, lines } = found;
  return {
    ...amounts(order),
    ...orderButtons(order, moment),
    ...pickup(order),
    view_invoice_btn: 0,
    save_invoice_btn: 0,
    order_cancel_time: orderCancelTime(order),
    id: order.id,
    trade_id: order.checkoutId,
    shop_id: order.shopId,
    order_sn: order.number,
    order_type: kindText(order),
    order_status: stateCode(order.state),
    order_status_desc: stateText(order, reader.language),
    delivery_type: deliveryCode(order.delivery),
    pay_way: payMethodText(order.payMethod, reader.language),
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
    events: states.map(({ state, since }) => ({ state: stateCode(state), time: wallClock(since) })),
    shop_address: "",
    order_goods: lines.map((line) => ({
      ...orderLine(line, reader),
      sum_price: yuan(line.unitPrice * line.quantity),
      comment_btn: commentFlag(order, [line]),
      refund_btn: 0,
    })),
    shop: orderShop(found, reader, ""),
  };
}

/** Goods minus member's and coupon's reductions plus freight is what is paid. */
function amounts(order: Order) {
  return {
    goods_price: yuan(order.goodsAmount),
    member_amount: decimalYuan(order.memberDiscount),
    discount_amount: decimalYuan(order.couponDiscount),
    shipping_price: decimalYuan(order.shippingAmount),
    order_amount: decimalYuan(order.amount),
    total_amount: decimalYuan(order.amount),
    refund_status: order.isRefunded ? 2 : 0,
    refund_amount: order.isRefunded ? decimalYuan(order.amount) : null,
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
