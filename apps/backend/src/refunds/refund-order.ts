import { and, asc, eq, isNull } from "drizzle-orm";
import type { Executor } from "../store/database.ts";
import type { PayMethod } from "../store/schema/orders.ts";
import { book } from "../wallet/book.ts";
import { ownAccount, walletOf } from "../wallet/ledger-accounts.ts";
import { ledgerSource } from "../store/schema/wallet.ts";
import { newSerialNumber } from "./serial-number.ts";
import { paymentOrders, payments, refunds } from "../store/schema/payments.ts";

/** The reason of a refund. */
export type RefundReason = "cancel" | "close" | "late";

/** What was paid for an order with one payment. */
export interface PaidPart {
  readonly paymentId: number;
  readonly orderId: number;
  readonly customerId: number;
  readonly method: PayMethod;
  /** Fen. */
  readonly amount: number;
}

/** Refunds all that has been paid for an order and has not been refunded yet. Belongs into a transaction. */
export async function refundOrder(tx: Executor, orderId: number, reason: RefundReason, now: Date): Promise<void> {
  const parts = await tx
    .select({
      paymentId: payments.id,
      orderId: paymentOrders.orderId,
      customerId: payments.customerId,
      method: payments.method,
      amount: paymentOrders.amount,
    })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.id, paymentOrders.paymentId))
    .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), eq(refunds.orderId, paymentOrders.orderId)))
    .where(and(eq(paymentOrders.orderId, orderId), eq(payments.state, "paid"), isNull(refunds.id)))
    .orderBy(asc(payments.id));
  for (const part of parts) await refundPart(tx, part, reason, now);
}

/** Refunds a part of a payment: a wallet has it at once, a provider is told of it afterwards. */
export async function refundPart(tx: Executor, part: PaidPart, reason: RefundReason, now: Date): Promise<void> {
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
      createdAt: now,
      doneAt: isOurs ? now : null,
      tellAt: now,
    })
    .onConflictDoNothing({ target: [refunds.paymentId, refunds.orderId] })
    .returning({ id: refunds.id });
  if (refund === undefined) return;
  await book(tx, {
    source: ledgerSource.refund,
    reference: `refund:${refund.id}`,
    at: now,
    postings: [
      { accountId: await ownAccount(tx, "sales"), amount: -amount },
      { accountId: isOurs ? await walletOf(tx, part.customerId) : await ownAccount(tx, method), amount },
    ],
  });
}
