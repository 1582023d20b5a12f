import { onlyRow } from "../store/only-row.ts";
import { and, count, desc, eq, inArray } from "drizzle-orm";
import type { Executor } from "../store/database.ts";
import type { Page } from "../http/query.ts";
import { sourcesThatGain } from "./ledger-sources.ts";
import { type LedgerSource, ledgerAccounts, ledgerEntries, ledgerPostings } from "../store/schema/wallet.ts";

export interface WalletMovement {
  readonly id: number;
  readonly source: LedgerSource;
  /** Fen, positive into the wallet. */
  readonly amount: number;
  readonly at: Date;
}

/** What came into a customer's wallet and went out of it, newest first; `gains` leaves one of both out. */
export async function accountLog(
  db: Executor,
  customerId: number,
  { gains, page }: { readonly gains: boolean | null; readonly page: Page },
): Promise<{ readonly movements: readonly WalletMovement[]; readonly total: number }> {
  // By source, since a movement of 0 has no sign.
  const condition = and(
    eq(ledgerAccounts.customerId, customerId),
    gains === null ? undefined : inArray(ledgerEntries.source, [...sourcesThatGain(gains)]),
  );
  const [movements, counted] = await Promise.all([
    db
      .select({
        id: ledgerPostings.id,
        source: ledgerEntries.source,
        amount: ledgerPostings.amount,
        at: ledgerEntries.createdAt,
      })
      .from(ledgerPostings)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
      .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
      .where(condition)
      .orderBy(desc(ledgerPostings.id))
      .limit(page.size)
      .offset(page.offset),
    db
      .select({ total: count() })
      .from(ledgerPostings)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
      .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
      .where(condition),
  ]);
  return { movements, total: onlyRow(counted).total };
}
