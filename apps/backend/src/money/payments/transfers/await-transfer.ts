import { DomainError } from "../../../platform/http/domain-error.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { bankTransfers } from "../../../platform/store/schema/bank-transfers.ts";
import { orders } from "../../../platform/store/schema/orders.ts";
import { type Payment, paymentOrders, payments } from "../../../platform/store/schema/payments.ts";
import { and, eq, inArray, isNotNull, ne, sql } from "../../../platform/store/sql.ts";
import { countAwaitedTransfers } from "../../transfers/awaited-transfers.ts";
import { allocateTransfers } from "./allocate-transfers.ts";

/** Whoever lets goods be held for days without paying cannot hold all of them. */
export const maxAwaited = 5;

/**
 * The orders of a payment wait for a transfer, with a deadline of their own. It counts from the submission, so that choosing it
 * again and again holds the goods no longer. What has come for an earlier choice of the same orders counts for this one.
 * Belongs into the transaction that has locked the orders and stored the payment.
 *
 * @throws {DomainError} when the customer lets too many transfers wait
 */
export async function awaitTransfer(tx: Executor, payment: Payment, days: number, now: Date): Promise<Payment> {
  if ((await countAwaitedTransfers(tx, payment.customerId)) > maxAwaited) throw new DomainError("transfersTooMany");
  const orderIds = tx
    .select({ id: paymentOrders.orderId })
    .from(paymentOrders)
    .where(eq(paymentOrders.paymentId, payment.id));
  await tx
    .update(orders)
    .set({
      payBefore: sql`greatest(${orders.payBefore}, ${orders.createdAt} + make_interval(days => ${days}::integer))`,
    })
    .where(and(inArray(orders.id, orderIds), eq(orders.state, "unpaid"), isNotNull(orders.payBefore)));
  const earlier = tx
    .selectDistinct({ id: payments.id })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(
      and(eq(payments.method, payment.method), ne(payments.id, payment.id), inArray(paymentOrders.orderId, orderIds)),
    );
  await tx
    .update(bankTransfers)
    .set({ paymentId: payment.id })
    .where(and(eq(bankTransfers.state, "held"), inArray(bankTransfers.paymentId, earlier)));
  await allocateTransfers(tx, payment.id, now);
  const [stored = payment] = await tx.select().from(payments).where(eq(payments.id, payment.id));
  return stored;
}
