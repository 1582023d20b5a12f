import type { Page } from "../../platform/http/query.ts";
import type { Executor } from "../../platform/store/database.ts";
import {
  type LedgerSource,
  ledgerAccounts,
  ledgerEntries,
  ledgerPostings,
} from "../../platform/store/schema/wallet.ts";
import { and, count, desc, eq, inArray, sql } from "../../platform/store/sql.ts";
import { sourcesThatGain } from "./ledger-sources.ts";
import { type MovementSubject, subjectsOf } from "./movement-subjects.ts";
import { singleRow } from "../../platform/store/rows.ts";

export interface WalletMovement {
  readonly id: number;
  readonly source: LedgerSource;
  /** Fen, positive into the wallet. */
  readonly amount: number;
  /** What the wallet held after it, in fen. */
  readonly balance: number;
  /** What it was for; null: nothing that one could look at. */
  readonly subject: MovementSubject | null;
  readonly at: Date;
}

/** What came into a customer's wallet and went out of it, newest first; `gains` leaves one of both out. */
export async function accountLog(
  db: Executor,
  customerId: number,
  { gains, page }: { readonly gains: boolean | null; readonly page: Page },
): Promise<{ readonly movements: readonly WalletMovement[]; readonly total: number }> {
  // Of all movements, before some are left out.
  const all = db
    .select({
      id: ledgerPostings.id,
      source: ledgerEntries.source,
      reference: ledgerEntries.reference,
      amount: ledgerPostings.amount,
      balance: sql`sum(${ledgerPostings.amount}) over (order by ${ledgerPostings.id})`.mapWith(Number).as("balance"),
      at: ledgerEntries.createdAt,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
    .where(eq(ledgerAccounts.customerId, customerId))
    .as("movements");
  // By source, since a movement of 0 has no sign.
  const isWanted = gains === null ? undefined : inArray(all.source, [...sourcesThatGain(gains)]);
  const [rows, counted] = await Promise.all([
    db.select().from(all).where(isWanted).orderBy(desc(all.id)).limit(page.size).offset(page.offset),
    db
      .select({ total: count() })
      .from(ledgerPostings)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
      .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
      .where(
        and(
          eq(ledgerAccounts.customerId, customerId),
          gains === null ? undefined : inArray(ledgerEntries.source, [...sourcesThatGain(gains)]),
        ),
      ),
  ]);
  const subjects = await subjectsOf(
    db,
    rows.map(({ reference }) => reference),
  );
  return {
    movements: rows.map(({ reference, ...row }) => ({ ...row, subject: subjects.get(reference) ?? null })),
    total: singleRow(counted).total,
  };
}
