import type { Executor } from "../../../platform/store/database.ts";
import { type BankTransfer, bankTransfers } from "../../../platform/store/schema/bank-transfers.ts";
import { type Payment, paymentOrders, payments } from "../../../platform/store/schema/payments.ts";
import { and, asc, eq, inArray } from "../../../platform/store/sql.ts";
import { newSerialNumber } from "../../../platform/wire/scalars.ts";
import { bookPayment } from "../book-payment.ts";
import { lockUnpaid, type Part, payOrders, refundParts } from "../settle-payment.ts";

/** What has become of money that came for a payment. */
export interface Allocation {
  /** `partial`: more is waited for. `late`: no order waits for it any more, so all of it goes back. */
  readonly outcome: "paid" | "partial" | "late" | "nothing";
  /** What goes back of it, in fen. */
  readonly surplus: number;
  /** What is still waited for, in fen. */
  readonly missing: number;
}

/**
 * Puts the transfers that are held for a payment to its orders, once together they are enough for those that still wait for
 * money. What is more than that is a payment of its own, which goes back as every late payment does. Belongs into a
 * transaction.
 */
export async function allocateTransfers(tx: Executor, paymentId: number, now: Date): Promise<Allocation> {
  const parts = await tx
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.paymentId, paymentId))
    .orderBy(asc(paymentOrders.orderId));
  // Orders are locked before their payments, as everywhere.
  const unpaid = await lockUnpaid(tx, parts);
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for("update");
  if (payment === undefined) throw new Error("A transfer is for a payment");
  const held = await tx
    .select()
    .from(bankTransfers)
    .where(and(eq(bankTransfers.paymentId, paymentId), eq(bankTransfers.state, "held")))
    .orderBy(asc(bankTransfers.id))
    .for("update");
  const due = payment.state === "paid" ? [] : parts.filter(({ orderId }) => unpaid.has(orderId));
  const [total, wanted] = [sumOf(held), sumOf(due)];
  if (held.length === 0) return { outcome: "nothing", surplus: 0, missing: wanted };
  if (due.length > 0 && total < wanted) return { outcome: "partial", surplus: 0, missing: wanted - total };
  if (due.length > 0) await payWith(tx, payment, due, held, now);
  if (total > wanted) {
    const none = parts.find(({ orderId }) => !unpaid.has(orderId)) ?? parts[0];
    if (none === undefined) throw new Error("A transfer is for orders");
    await sendBack(tx, payment, { orderId: none.orderId, amount: total - wanted }, now);
  }
  await tx
    .update(bankTransfers)
    .set({ state: "used" })
    .where(
      inArray(
        bankTransfers.id,
        held.map(({ id }) => id),
      ),
    );
  return { outcome: due.length > 0 ? "paid" : "late", surplus: total - wanted, missing: 0 };
}

function sumOf(rows: readonly { readonly amount: number }[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/** The payment becomes one of the orders that it pays: nobody else knows what it was started for. */
async function payWith(
  tx: Executor,
  payment: Payment,
  due: readonly Part[],
  held: readonly BankTransfer[],
  now: Date,
): Promise<void> {
  const amount = sumOf(due);
  const [paid] = await tx
    .update(payments)
    .set({ state: "paid", amount, providerReference: held.at(-1)?.bankReference ?? null, paidAt: now })
    .where(eq(payments.id, payment.id))
    .returning();
  if (paid === undefined) throw new Error("The payment is locked");
  const paidIds = new Set(due.map(({ orderId }) => orderId));
  const isPaid = eq(paymentOrders.paymentId, payment.id);
  for (const { orderId } of await tx.select().from(paymentOrders).where(isPaid)) {
    if (!paidIds.has(orderId))
      await tx
        .update(paymentOrders)
        .set({ amount: 0 })
        .where(and(isPaid, eq(paymentOrders.orderId, orderId)));
  }
  await bookPayment(tx, paid, now);
  await payOrders(tx, payment.method, due, now);
}

async function sendBack(
  tx: Executor,
  { customerId, method, subjectKind, subjectId }: Payment,
  part: Pick<Part, "orderId" | "amount">,
  now: Date,
): Promise<void> {
  const [late] = await tx
    .insert(payments)
    .values({
      number: newSerialNumber(now),
      customerId,
      method,
      amount: part.amount,
      subjectKind,
      subjectId,
      state: "paid",
      createdAt: now,
      paidAt: now,
    })
    .returning();
  if (late === undefined) throw new Error("The payment was not stored");
  const stored = { paymentId: late.id, ...part };
  await tx.insert(paymentOrders).values(stored);
  await bookPayment(tx, late, now);
  await refundParts(tx, late, [stored], now);
}
