import type { Executor } from "../../platform/store/database.ts";
import { bankTransfers } from "../../platform/store/schema/bank-transfers.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { type Payment, paymentOrders, payments } from "../../platform/store/schema/payments.ts";
import { and, desc, eq, inArray, sql } from "../../platform/store/sql.ts";

/** Which of some orders wait for a bank transfer. */
export async function ordersAwaitingTransfer(
  db: Executor,
  found: readonly { readonly id: number; readonly state: string }[],
): Promise<ReadonlySet<number>> {
  const unpaid = found.filter(({ state }) => state === "unpaid").map(({ id }) => id);
  if (unpaid.length === 0) return new Set();
  const rows = await db
    .select({ id: paymentOrders.orderId })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.id, paymentOrders.paymentId))
    .where(and(inArray(paymentOrders.orderId, unpaid), isAwaited()));
  return new Set(rows.map(({ id }) => id));
}

interface AwaitedTransfer {
  readonly payment: Payment;
  /** What has come of it, too little so far, in fen. */
  readonly received: number;
}

/** The transfer that some unpaid orders wait for; null: none. */
export async function awaitedTransferOf(
  db: Executor,
  unpaidOrderIds: readonly number[],
): Promise<AwaitedTransfer | null> {
  if (unpaidOrderIds.length === 0) return null;
  const [found] = await db
    .select({ payment: payments, received: heldFor(payments.id) })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.id, paymentOrders.paymentId))
    .where(and(inArray(paymentOrders.orderId, [...unpaidOrderIds]), isAwaited()))
    .orderBy(desc(payments.id))
    .limit(1);
  return found ?? null;
}

/** How many transfers a customer lets unpaid orders wait for. */
export async function countAwaitedTransfers(db: Executor, customerId: number): Promise<number> {
  const rows = await db
    .selectDistinct({ id: payments.id })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .where(and(eq(payments.customerId, customerId), isAwaited(), eq(orders.state, "unpaid")));
  return rows.length;
}

/** What is held for a payment, in fen. */
export function heldFor(paymentId: typeof payments.id) {
  return sql`(select coalesce(sum(${bankTransfers.amount}), 0) from ${bankTransfers}
    where ${bankTransfers.paymentId} = ${paymentId} and ${bankTransfers.state} = 'held')`.mapWith(Number);
}

function isAwaited() {
  return and(eq(payments.method, "bank_transfer"), eq(payments.state, "pending"));
}
