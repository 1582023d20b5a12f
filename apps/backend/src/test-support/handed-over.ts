import { changeOrders, type OrderChange } from "../buying/orders/change-order.ts";
import type { Database } from "../platform/store/database.ts";
import { type Order, orderLines, orders } from "../platform/store/schema/orders.ts";
import { startPayment } from "../money/payments/start-payment.ts";
import { settlePayment } from "../money/payments/settle-payment.ts";
import type { ProviderMethod } from "../platform/store/schema/pay-methods.ts";
import { eq } from "../platform/store/sql.ts";
import { type OrderToPut, putOrders } from "./put-order.ts";

export interface OrderToHandOver extends OrderToPut {
  /** How far it gets. */
  readonly state: "paid" | "shipped" | "completed";
  /** The wallet, unless another way is named. */
  readonly by?: ProviderMethod;
}

/** An order that a customer has paid for, or more than that. @returns its ids */
export async function handOver(db: Database, customerId: number, { state, by, ...wanted }: OrderToHandOver, now: Date) {
  const { orderIds } = await putOrders(db, customerId, [wanted], now);
  const [orderId = 0] = orderIds;
  const subject = { kind: "order", id: orderId } as const;
  const payment = await startPayment(db, { customerId, subject, method: by ?? "balance", idempotencyKey: null, now });
  if (by !== undefined) {
    const { number, amount } = payment;
    await settlePayment(db, by, { number, amount, reference: `test-${number}` }, now);
  }
  const change = (wantedChange: OrderChange) =>
    db.transaction((tx) =>
      changeOrders(tx, { orderIds: [orderId], change: wantedChange, actor: { kind: "merchant" }, now }),
    );
  if (state !== "paid") await change({ action: "ship", carrier: "SF Express", trackingNumber: "SF1" });
  if (state === "completed") await change({ action: "complete" });
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.id);
  return { orderId, lines, paymentId: payment.id };
}

export async function orderOf(db: Database, id: number): Promise<Order> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (order === undefined) throw new Error("There is no such order");
  return order;
}
