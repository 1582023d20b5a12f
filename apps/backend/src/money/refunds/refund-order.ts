import type { Executor } from "../../platform/store/database.ts";
import type { PayMethod } from "../../platform/store/schema/pay-methods.ts";
import { and, asc, eq, sql } from "../../platform/store/sql.ts";
import { book } from "../wallet/book.ts";
import { ownAccount, walletOf } from "../wallet/ledger-accounts.ts";
import { ledgerSource } from "../../platform/store/schema/wallet.ts";
import { notifyOfRefund } from "./refund-notice.ts";
import { paymentOrders, payments, refunds } from "../../platform/store/schema/payments.ts";
import { newSerialNumber } from "../../platform/wire/scalars.ts";

/** The reason of a refund. */
export type RefundReason = "cancel" | "close" | "late" | "after_sale";

/** What was paid for an order with one payment, or as much of it as is to go back. */
export interface PaidPart {
  readonly paymentId: number;
  readonly orderId: number;
  readonly customerId: number;
  readonly method: PayMethod;
  /** Fen. */
  readonly amount: number;
}

/**
 * Refunds all that has been paid for an order and has not been refunded yet. Belongs into a transaction that has locked the
 * order.
 */
export async function refundOrder(tx: Executor, orderId: number, reason: RefundReason, now: Date): Promise<void> {
  for (const part of await paidParts(tx, orderId)) await refundPart(tx, part, reason, now);
}

/** What an after-sales request gives back. */
export interface RefundOfRequest {
  readonly orderId: number;
  readonly afterSaleId: number;
  /** Fen. */
  readonly amount: number;
}

/**
 * Refunds some of what was paid for an order. Belongs into a transaction that has locked the order.
 *
 * @throws {Error} when that is more than is left of what was paid
 */
export async function refundRequest(tx: Executor, request: RefundOfRequest, now: Date): Promise<void> {
  let wanted = request.amount;
  for (const part of await paidParts(tx, request.orderId)) {
    const amount = Math.min(part.amount, wanted);
    await refundPart(tx, { ...part, amount }, "after_sale", now, request.afterSaleId);
    wanted -= amount;
  }
  if (wanted > 0) throw new Error(`Order ${request.orderId} was paid with ${wanted} fen less than are to go back`);
}

/** What is left of the payments of an order. */
async function paidParts(tx: Executor, orderId: number): Promise<readonly PaidPart[]> {
  const left = sql`${paymentOrders.amount} - coalesce((select sum(${refunds.amount}) from ${refunds}
    where ${refunds.paymentId} = ${paymentOrders.paymentId} and ${refunds.orderId} = ${paymentOrders.orderId}), 0)`;
  const parts = await tx
    .select({
      paymentId: payments.id,
      orderId: paymentOrders.orderId,
      customerId: payments.customerId,
      method: payments.method,
      amount: left.mapWith(Number),
    })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.id, paymentOrders.paymentId))
    .where(and(eq(paymentOrders.orderId, orderId), eq(payments.state, "paid")))
    .orderBy(asc(payments.id));
  return parts.filter(({ amount }) => amount > 0);
}

/** Refunds a part of a payment: a wallet has it at once, a provider is told of it afterwards. */
export async function refundPart(
  tx: Executor,
  part: PaidPart,
  reason: RefundReason,
  now: Date,
  afterSaleId: number | null = null,
): Promise<void> {
  const { paymentId, orderId, method, amount } = part;
  if (amount === 0) return;
  const isOurs = method === "balance";
  const [refund] = await tx
    .insert(refunds)
    .values({
      number: newSerialNumber(now),
      paymentId,
      orderId,
      amount,
      state: isOurs ? "done" : "pending",
      reason,
      afterSaleId,
      createdAt: now,
      doneAt: isOurs ? now : null,
      tellAt: now,
    })
    .onConflictDoNothing(
      afterSaleId === null
        ? { target: [refunds.paymentId, refunds.orderId], where: sql`after_sale_id is null` }
        : { target: [refunds.afterSaleId, refunds.paymentId] },
    )
    .returning({ id: refunds.id });
  if (refund === undefined) return;
  await book(tx, {
    source: afterSaleId === null ? ledgerSource.refund : ledgerSource.afterSale,
    reference: `refund:${refund.id}`,
    at: now,
    postings: [
      { accountId: await ownAccount(tx, "sales"), amount: -amount },
      { accountId: isOurs ? await walletOf(tx, part.customerId) : await ownAccount(tx, method), amount },
    ],
  });
  if (isOurs) await notifyOfRefund(tx, refund.id, now);
}
