import type { Reader } from "../../platform/http/reader.ts";
import { deliveryCode, payStatus, stateCode } from "../orders/order-codes.ts";
import { payMethodCode, payMethodText } from "../../money/payments/providers/pay-methods.ts";
import type { OrderWithLines } from "../orders/find-orders.ts";
import { tracesOf } from "../orders/order-traces-call.ts";
import { stateText } from "../orders/order-texts.ts";
import { orderLine } from "../orders/order-wire.ts";
import { inLanguage } from "../../platform/store/language.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { Order } from "../../platform/store/schema/orders.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { wallClock } from "../../platform/wire/time.ts";

const timeOrNothing = (time: Date | null): string => (time === null ? "" : wallClock(time));

/**
 * What whoever has a link sees of an order. Not who it is for or where it goes, and neither the code to collect it with nor
 * what virtual goods consist of: a link may be read by more people than it was meant for.
 */
export async function linkedOrderWire(db: Executor, { order, shop, lines }: OrderWithLines, reader: Reader) {
  const { language } = reader;
  return {
    order_sn: order.number,
    order_status: stateCode(order.state),
    order_status_desc: stateText(order, language),
    delivery_type: deliveryCode(order.delivery),
    pay_way: payMethodText(order.payMethod, language),
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
