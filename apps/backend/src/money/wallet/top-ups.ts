import type { Page } from "../../platform/http/query.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Database, Executor } from "../../platform/store/database.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { type TopUp, topUps } from "../../platform/store/schema/wallet.ts";
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerPostings,
  type LedgerSource,
  ledgerSource,
} from "../../platform/store/schema/wallet.ts";
import { and, desc, eq, sql } from "../../platform/store/sql.ts";
import { shownYuan } from "../../platform/wire/money.ts";
import { book } from "./book.ts";
import { type OwnKind, ownAccount, walletOf } from "./ledger-accounts.ts";
import { readTopUpTerms } from "./top-up-settings.ts";
import { singleRow } from "../../platform/store/rows.ts";
import { lockCustomer } from "../../identity/customers/customer-rows.ts";

/** How long one can begin to pay for a top-up. */
const timeToPay = 30 * 60_000;

export interface TopUpRequest {
  readonly customerId: number;
  /** Fen. */
  readonly amount: number;
  /** The client's name for this request; null where it sends none. */
  readonly idempotencyKey: string | null;
  /** A number that nobody guesses. */
  readonly number: string;
  readonly now: Date;
}

/**
 * Notes what a customer wants to put into the wallet, before it is paid for.
 *
 * @throws {DomainError} where the platform takes no such amount
 */
export function requestTopUp(db: Database, request: TopUpRequest): Promise<TopUp> {
  const { customerId, amount, idempotencyKey, number, now } = request;
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const terms = await readTopUpTerms(tx);
    if (!terms.isOpen) throw new DomainError("topUpClosed");
    if (amount < terms.least) throw new DomainError("topUpTooSmall", { parameter: shownYuan(terms.least) });
    if (amount > terms.most) throw new DomainError("topUpTooLarge", { parameter: shownYuan(terms.most) });
    const [requested] = await tx
      .insert(topUps)
      .values({
        number,
        customerId,
        amount,
        idempotencyKey,
        createdAt: now,
        payBefore: new Date(now.getTime() + timeToPay),
      })
      .onConflictDoNothing({ target: [topUps.customerId, topUps.idempotencyKey] })
      .returning();
    if (requested !== undefined) return requested;
    const [before] = await tx
      .select()
      .from(topUps)
      .where(and(eq(topUps.customerId, customerId), eq(topUps.idempotencyKey, idempotencyKey ?? "")));
    if (before === undefined || before.amount !== amount) throw new DomainError("keyReused");
    return before;
  });
}

/** @throws {DomainError} unless the customer has such a top-up */
export async function topUpOf(db: Executor, customerId: number, id: number): Promise<TopUp> {
  return known(await select(db, customerId, id));
}

/** As {@link topUpOf}, and nobody else changes it until the transaction is over. */
export async function lockTopUpOf(tx: Executor, customerId: number, id: number): Promise<TopUp> {
  return known(await select(tx, customerId, id).for("update"));
}

function select(db: Executor, customerId: number, id: number) {
  return db
    .select()
    .from(topUps)
    .where(and(eq(topUps.id, id), eq(topUps.customerId, customerId)));
}

function known([topUp]: readonly TopUp[]): TopUp {
  if (topUp === undefined) throw new DomainError("topUpGone", { notFound: true });
  return topUp;
}

/** @throws {DomainError} when nothing can be paid for it any more */
export function refuseUnlessDue({ paidAt, payBefore }: TopUp, now: Date): void {
  if (paidAt !== null) throw new DomainError("topUpPaid");
  if (payBefore <= now) throw new DomainError("topUpOver");
}

/** A customer's own, newest first. */
export async function topUpsOf(
  db: Executor,
  customerId: number,
  page: Page,
): Promise<{ readonly rows: readonly TopUp[]; readonly total: number }> {
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(topUps)
      .where(eq(topUps.customerId, customerId))
      .orderBy(desc(topUps.id))
      .limit(page.size)
      .offset(page.offset),
    db.$count(topUps, eq(topUps.customerId, customerId)),
  ]);
  return { rows, total };
}

/** All that has come into a wallet by top-ups of any kind, in fen. */
export async function everToppedUp(db: Executor, customerId: number): Promise<number> {
  const sums = await db
    .select({ fen: sql`coalesce(sum(${ledgerPostings.amount}), 0)`.mapWith(Number) })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
    .where(and(eq(ledgerAccounts.customerId, customerId), eq(ledgerEntries.source, ledgerSource.topUp)));
  return singleRow(sums).fen;
}

/** Money that has come for a wallet from outside. */
export interface Deposit {
  readonly customerId: number;
  /** Fen. */
  readonly amount: number;
  /** Where it is. */
  readonly from: OwnKind;
  readonly source: LedgerSource;
  /** See {@link book}. */
  readonly reference: string;
  readonly at: Date;
}

/**
 * Puts money into a wallet. Where the account has been deleted meanwhile it is kept for whoever can show that it is theirs:
 * it is nobody's gain. Belongs into a transaction.
 *
 * @returns false: it has been booked before
 */
export async function deposit(tx: Executor, { customerId, amount, from, ...movement }: Deposit): Promise<boolean> {
  const [owner] = await tx
    .select({ deletedAt: customers.deletedAt })
    .from(customers)
    .where(eq(customers.id, customerId))
    // It is not deleted before this is booked.
    .for("share");
  const isGone = owner === undefined || owner.deletedAt !== null;
  return book(tx, {
    ...movement,
    postings: [
      { accountId: await ownAccount(tx, from), amount: -amount },
      { accountId: isGone ? await ownAccount(tx, "suspense") : await walletOf(tx, customerId), amount },
    ],
  });
}

/** Whosever it is: nobody else changes it until the transaction is over. */
export async function lockTopUp(tx: Executor, id: number): Promise<TopUp> {
  return known(await tx.select().from(topUps).where(eq(topUps.id, id)).for("update"));
}

/** Money has come for a top-up that is locked. What comes for it a second time is the customer's as well. */
export async function payTopUp(
  tx: Executor,
  { id, customerId, paidAt }: TopUp,
  paid: Pick<Deposit, "amount" | "from" | "reference" | "at">,
): Promise<void> {
  await deposit(tx, { ...paid, customerId, source: ledgerSource.topUp });
  if (paidAt === null) await tx.update(topUps).set({ paidAt: paid.at }).where(eq(topUps.id, id));
}
