import type { CustomerContext } from "../../platform/http/call.ts";
import type { Executor } from "../../platform/store/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { desc, eq } from "../../platform/store/sql.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { findOrder } from "./find-orders.ts";
import { payStatus } from "./order-codes.ts";
import { trackingTexts } from "./order-texts.ts";
import { shipmentTraces } from "../../platform/store/schema/orders.ts";

/** `order/orderTraces` of whatever has been paid; what has not been shipped yet has empty steps. */
export async function handleOrderTraces({ db, query, customer, language, images }: CustomerContext) {
  const found = await findOrder(db, customer.id, requiredId(query, "id"));
  if (found === null) throw new DomainError("orderGone", { notFound: true });
  const { order, lines } = found;
  // What was sent has its traces also when all of it was refunded later.
  if (payStatus(order) !== 1 && order.shippedAt === null) throw new DomainError("orderNotTracked");
  const traces = await tracesOf(db, order.id);
  const say = (text: keyof typeof trackingTexts): string => trackingTexts[text][language.wanted];
  const step = (title: keyof typeof trackingTexts, tip: keyof typeof trackingTexts, at: Date | null) => ({
    title: say(title),
    tips: at === null ? "" : say(tip),
    time: at === null ? "" : wallClock(at),
  });
  const [newest] = traces;
  return {
    order: {
      tips: say(order.completedAt === null ? "ordered" : "completed"),
      image: images.of(lines[0]?.image ?? null),
      count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      invoice_no: order.trackingNumber,
      shipping_name: order.carrier ?? "-",
    },
    take: {
      contacts: order.contact,
      mobile: order.telephone,
      address: [...order.regionNames, order.street].join(""),
    },
    finish: step("completed", "completedTip", order.completedAt),
    delivery: {
      title: say("inTransit"),
      time: newest === undefined ? "" : wallClock(newest.createdAt),
      traces: traces.map((trace) => [wallClock(trace.createdAt), inLanguage(trace, "text", language)]),
    },
    shipment: step("shipped", "shippedTip", order.shippedAt),
    // What is paid at the door was ordered long before.
    buy: step("ordered", "orderedTip", order.payMethod === "cash_on_delivery" ? order.createdAt : order.paidAt),
  };
}

/** Newest first. */
export function tracesOf(db: Executor, orderId: number) {
  return db
    .select()
    .from(shipmentTraces)
    .where(eq(shipmentTraces.orderId, orderId))
    .orderBy(desc(shipmentTraces.createdAt), desc(shipmentTraces.id));
}
