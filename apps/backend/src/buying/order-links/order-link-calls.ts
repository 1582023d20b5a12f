import type { CallContext, CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { findOrder, type OrderWithLines } from "../orders/find-orders.ts";
import { canSendLinks } from "./link-settings.ts";
import { linkedOrder } from "./linked-order.ts";
import { requestLink } from "./request-link.ts";
import type { Reader } from "../../platform/http/reader.ts";
import { deliveryCode, payStatus, stateCode } from "../orders/order-codes.ts";
import { payMethodCode, payMethodText } from "../../money/payments/providers/pay-methods.ts";
import { tracesOf } from "../orders/order-traces-call.ts";
import { stateText } from "../orders/order-texts.ts";
import { cashWire, orderLine } from "../orders/order-wire.ts";
import { inLanguage } from "../../platform/store/language.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { Order } from "../../platform/store/schema/orders.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { wallClock } from "../../platform/wire/time.ts";

const timeOrNothing = (time: Date | null): string => (time === null ? "" : wallClock(time));

/**
 * `order_link/detail`: the order of a link. It is sent in a body, so that no log of an address has the signature; who is
 * logged in makes no difference.
 */
export async function handleLinkedOrder(context: CallContext) {
  const { db, body, now } = context;
  return linkedOrderWire(db, await linkedOrder(db, body, now()), context);
}

/** `order_link/send`: sends the link to the customer's own order to the customer's own telephone. */
export async function handleSendLink(context: CustomerContext) {
  const { db, body, customer, language, now } = context;
  const found = await findOrder(db, customer.id, requiredId(body, "id"));
  if (found === null) throw new DomainError("orderGone", { notFound: true });
  const { mobile } = customer;
  if (mobile === null || !canSendLinks(context)) throw new DomainError("orderLinkUnavailable");
  await requestLink(db, { orderId: found.order.id, customerId: customer.id, language: language.wanted }, now());
  return new Reply({ mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}` }, { key: "orderLinkSent" });
}

/**
 * What whoever has a link sees of an order. Not who it is for or where it goes, and neither the code to collect it with nor
 * what virtual goods consist of: a link may be read by more people than it was meant for.
 */
async function linkedOrderWire(
  db: Executor,
  { order, shop, lines }: OrderWithLines,
  reader: Reader & Pick<CallContext, "extensions">,
) {
  const { language } = reader;
  return {
    order_sn: order.number,
    order_status: stateCode(order.state),
    order_status_desc: stateText(order, language.wanted),
    delivery_type: deliveryCode(order.delivery),
    pay_way: payMethodText(order.payMethod, language.wanted),
    pay_way_base: payMethodCode(order.payMethod),
    pay_status: payStatus(order),
    create_time: wallClock(order.createdAt),
    pay_time: timeOrNothing(order.paidAt),
    shipping_time: timeOrNothing(order.shippedAt),
    confirm_take_time: timeOrNothing(order.completedAt),
    cancel_time: timeOrNothing(order.closedAt),
    goods_price: decimalYuan(order.goodsAmount),
    member_amount: decimalYuan(order.memberDiscount),
    discount_amount: decimalYuan(order.couponDiscount),
    shipping_price: decimalYuan(order.shippingAmount),
    order_amount: decimalYuan(order.amount),
    ...cashWire(order, reader),
    shop_name: inLanguage(shop, "name", language),
    order_goods: lines.map((line) => orderLine(line, reader)),
    parcel: await parcelWire(db, order, reader),
  };
}

async function parcelWire(db: Executor, order: Order, { language }: Reader) {
  const { delivery, shippedAt, carrier, trackingNumber } = order;
  if (delivery !== "express" || shippedAt === null) return null;
  const traces = await tracesOf(db, order.id);
  return {
    // "" and no number: sent without a carrier.
    shipping_name: carrier ?? "",
    invoice_no: trackingNumber ?? "",
    traces: traces.map((trace) => ({ time: wallClock(trace.createdAt), text: inLanguage(trace, "text", language) })),
  };
}
