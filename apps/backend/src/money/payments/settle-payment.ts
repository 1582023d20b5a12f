import type { Database, Executor } from "../../platform/store/database.ts";
import { changeOrders } from "../../buying/orders/change-order.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { and, asc, eq, inArray } from "../../platform/store/sql.ts";
import { bookPayment } from "./book-payment.ts";
import type { ReportedPayment } from "./providers/provider.ts";
import type { PayMethod, ProviderMethod } from "../../platform/store/schema/pay-methods.ts";
import { refundPart } from "../refunds/refund-order.ts";
import { lockTopUp, payTopUp } from "../wallet/top-ups.ts";
import { type Payment, paymentOrders, payments } from "../../platform/store/schema/payments.ts";

export type Part = typeof paymentOrders.$inferSelect;

/**
 * Books a payment that a provider reports. It pays the orders that still wait for money, and the rest is refunded at
 * once: a closed order stays closed, and one that is paid already is not paid twice. What was for a top-up is in the wallet.
 *
 * @returns false for a report that matches no payment of ours
 */
export async function settlePayment(
  db: Database,
  method: ProviderMethod,
  { number, amount, reference }: ReportedPayment,
  now: Date,
): Promise<boolean> {
  return retriedTransaction(db, async (tx) => {
    const [known] = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.number, number), eq(payments.method, method)));
    if (known === undefined || known.amount !== amount) return false;
    const parts = await tx
      .select()
      .from(paymentOrders)
      .where(eq(paymentOrders.paymentId, known.id))
      .orderBy(asc(paymentOrders.orderId));
    // What it is for is locked first, as starting a payment does, and orders in the same order.
    const topUp = known.subjectKind === "topUp" ? await lockTopUp(tx, known.subjectId) : null;
    const unpaid = await lockUnpaid(tx, parts);
    const [payment] = await tx.select().from(payments).where(eq(payments.id, known.id)).for("update");
    if (payment === undefined) return false;
    if (payment.state === "paid") return payment.providerReference === reference;
    await tx
      .update(payments)
      .set({ state: "paid", providerReference: reference, paidAt: now, askAt: null })
      .where(eq(payments.id, payment.id));
    if (topUp !== null) {
      await payTopUp(tx, topUp, { amount, from: method, reference: `payment:${payment.id}`, at: now });
      return true;
    }
    await bookPayment(tx, payment, now);
    // A superseded payment pays as well: the money is there, and what comes for the attempt that replaced it goes back.
    const isWanted = ({ orderId }: Part): boolean => unpaid.has(orderId);
    await payOrders(tx, method, parts.filter(isWanted), now);
    await refundParts(
      tx,
      payment,
      parts.filter((part) => !isWanted(part)),
      now,
    );
    return true;
  });
}

/** Locks the orders of some parts, in the order of their ids. @returns those that wait for money */
export async function lockUnpaid(tx: Executor, parts: readonly Part[]): Promise<ReadonlySet<number>> {
  const locked = await tx
    .select({ id: orders.id, state: orders.state })
    .from(orders)
    .where(
      inArray(
        orders.id,
        parts.map(({ orderId }) => orderId),
      ),
    )
    .orderBy(asc(orders.id))
    .for("update");
  return new Set(locked.filter(({ state }) => state === "unpaid").map(({ id }) => id));
}

export async function payOrders(tx: Executor, method: PayMethod, parts: readonly Part[], now: Date): Promise<void> {
  if (parts.length === 0) return;
  await changeOrders(tx, {
    orderIds: parts.map(({ orderId }) => orderId),
    change: { action: "pay", method },
    actor: { kind: "system" },
    now,
  });
}

/** Money that no order waits for, or waits for any more, goes back. */
export async function refundParts(tx: Executor, payment: Payment, parts: readonly Part[], now: Date): Promise<void> {
  const { id: paymentId, customerId, method, number } = payment;
  for (const { orderId, amount } of parts) {
    await refundPart(tx, { paymentId, orderId, customerId, method, amount }, "late", now);
    const change = { action: "refundUnmatched" } as const;
    await changeOrders(tx, { orderIds: [orderId], change, actor: { kind: "system" }, now, note: `payment ${number}` });
  }
}
