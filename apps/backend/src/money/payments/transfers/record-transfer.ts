import { DomainError } from "../../../platform/http/domain-error.ts";
import type { Database, Executor } from "../../../platform/store/database.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { type BankTransfer, bankTransfers } from "../../../platform/store/schema/bank-transfers.ts";
import { paymentOrders, payments, refunds } from "../../../platform/store/schema/payments.ts";
import { ledgerSource } from "../../../platform/store/schema/wallet.ts";
import { and, asc, eq, sql } from "../../../platform/store/sql.ts";
import { book } from "../../wallet/book.ts";
import { ownAccount } from "../../wallet/ledger-accounts.ts";
import { lockUnpaid } from "../settle-payment.ts";
import { type Allocation, allocateTransfers } from "./allocate-transfers.ts";
import { notifyOfPart } from "./notify-of-part.ts";

/** What an operator reads on the bank's statement. */
export interface EnteredTransfer {
  /** Null: nobody can tell what it is for. */
  readonly paymentId: number | null;
  /** Fen. */
  readonly amount: number;
  /** `YYYY-MM-DD` */
  readonly receivedOn: string;
  readonly bankReference: string;
  /** "": the statement does not say. */
  readonly payer: string;
}

export interface RecordedTransfer extends Omit<Allocation, "outcome"> {
  /** `again`: it was entered before, and is not booked a second time. */
  readonly outcome: Allocation["outcome"] | "unmatched" | "again";
}

const nothingMore = { surplus: 0, missing: 0 };

/**
 * Books a transfer that has come, and puts it to the orders that it is for.
 *
 * @throws {DomainError} when there is no such payment, or the bank's number is that of another transfer
 */
export async function recordTransfer(
  db: Database,
  entered: EnteredTransfer,
  by: { readonly agentId: number; readonly now: Date },
): Promise<RecordedTransfer> {
  return retriedTransaction(db, async (tx) => {
    const { paymentId, amount, receivedOn, bankReference, payer } = entered;
    if (paymentId !== null) await lockPayment(tx, paymentId);
    const state = paymentId === null ? "unmatched" : "held";
    const [transfer] = await tx
      .insert(bankTransfers)
      .values({ paymentId, amount, receivedOn, bankReference, payer, state, agentId: by.agentId, createdAt: by.now })
      .onConflictDoNothing({ target: bankTransfers.bankReference })
      .returning();
    if (transfer === undefined) return enteredBefore(tx, entered);
    await book(tx, {
      source: ledgerSource.payment,
      reference: `bank_transfer:${transfer.id}`,
      at: by.now,
      postings: [
        { accountId: await ownAccount(tx, "bank_transfer"), amount: -amount },
        { accountId: await ownAccount(tx, "suspense"), amount },
      ],
    });
    if (paymentId === null) return { outcome: "unmatched", ...nothingMore };
    const allocation = await allocateTransfers(tx, paymentId, by.now);
    await notifyOfPart(tx, transfer, allocation, by.now);
    return allocation;
  });
}

/** A repetition changes nothing; another transfer has another number of the bank. */
async function enteredBefore(
  tx: Executor,
  { paymentId, amount, bankReference }: EnteredTransfer,
): Promise<RecordedTransfer> {
  const [before] = await tx.select().from(bankTransfers).where(eq(bankTransfers.bankReference, bankReference));
  if (before?.amount !== amount || (paymentId !== null && before.paymentId !== paymentId))
    throw new DomainError("bankReferenceUsed", { field: "bank_reference" });
  return { outcome: "again", ...nothingMore };
}

/**
 * Says what a transfer is for that could not be told when it was entered.
 *
 * @throws {DomainError} when it is not there, or was put to something or sent back meanwhile
 */
export async function matchTransfer(
  db: Database,
  { id, paymentId }: { readonly id: number; readonly paymentId: number },
  now: Date,
): Promise<Allocation> {
  return retriedTransaction(db, async (tx) => {
    await lockPayment(tx, paymentId);
    const transfer = await lockUnmatched(tx, id);
    await tx.update(bankTransfers).set({ paymentId, state: "held" }).where(eq(bankTransfers.id, id));
    const allocation = await allocateTransfers(tx, paymentId, now);
    await notifyOfPart(tx, { ...transfer, paymentId }, allocation, now);
    return allocation;
  });
}

/**
 * A transfer that nobody can tell the purpose of has been sent back from the bank account.
 *
 * @throws {DomainError} when it is not there, or was put to something or sent back meanwhile
 */
export async function returnTransfer(
  db: Database,
  { id, bankReference }: { readonly id: number; readonly bankReference: string },
  now: Date,
): Promise<void> {
  await retriedTransaction(db, async (tx) => {
    const { amount } = await lockUnmatched(tx, id);
    await refuseUsedReference(tx, bankReference);
    await tx
      .update(bankTransfers)
      .set({ state: "returned", returnReference: bankReference, returnedAt: now })
      .where(eq(bankTransfers.id, id));
    await book(tx, {
      source: ledgerSource.refund,
      reference: `bank_transfer_return:${id}`,
      at: now,
      postings: [
        { accountId: await ownAccount(tx, "suspense"), amount: -amount },
        { accountId: await ownAccount(tx, "bank_transfer"), amount },
      ],
    });
  });
}

/** @throws {DomainError} unless it is a payment by transfer */
async function lockPayment(tx: Executor, id: number): Promise<void> {
  const [payment] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.method, "bank_transfer")));
  if (payment === undefined) throw new DomainError("transferGone", { notFound: true });
  const parts = await tx
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.paymentId, id))
    .orderBy(asc(paymentOrders.orderId));
  await lockUnpaid(tx, parts);
}

async function lockUnmatched(tx: Executor, id: number): Promise<BankTransfer> {
  const [transfer] = await tx.select().from(bankTransfers).where(eq(bankTransfers.id, id)).for("update");
  if (transfer === undefined) throw new DomainError("transferGone", { notFound: true });
  if (transfer.state !== "unmatched") throw new DomainError("transferDecided");
  return transfer;
}

/**
 * Whoever enters the same number of the bank at the same time waits until the transaction of this one has ended.
 *
 * @throws {DomainError} when money was sent back with that number before
 */
export async function refuseUsedReference(tx: Executor, bankReference: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${bankReference}, 0))`);
  const [returned] = await tx
    .select({ id: bankTransfers.id })
    .from(bankTransfers)
    .where(eq(bankTransfers.returnReference, bankReference));
  const [refunded] = await tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.bankReference, bankReference));
  if (returned !== undefined || refunded !== undefined)
    throw new DomainError("bankReferenceUsed", { field: "bank_reference" });
}
