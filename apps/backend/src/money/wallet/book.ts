import type { Executor } from "../../platform/store/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { and, asc, inArray, isNotNull } from "../../platform/store/sql.ts";
import { contentOf } from "./balance.ts";
import {
  type LedgerSource,
  ledgerAccounts,
  ledgerEntries,
  ledgerPostings,
} from "../../platform/store/schema/wallet.ts";

export interface Movement {
  readonly source: LedgerSource;
  /** What it is for; of several movements for the same thing the first is booked. */
  readonly reference: string;
  readonly at: Date;
  /** Fen into an account, negative out of it; together they are zero, or the transaction fails at its end. */
  readonly postings: readonly { readonly accountId: number; readonly amount: number }[];
}

/**
 * Belongs into a transaction.
 *
 * @returns whether it has been booked now; false: it was booked before
 * @throws {DomainError} when a wallet holds less than is to be taken out of it
 */
export async function book(tx: Executor, { source, reference, at, postings }: Movement): Promise<boolean> {
  // A transaction that books the same reference waits here until the first one is done.
  const [entry] = await tx
    .insert(ledgerEntries)
    .values({ source, reference, createdAt: at })
    .onConflictDoNothing({ target: ledgerEntries.reference })
    .returning({ id: ledgerEntries.id });
  if (entry === undefined) return false;
  const debited = await lockWallets(
    tx,
    postings.filter(({ amount }) => amount < 0).map(({ accountId }) => accountId),
  );
  await tx.insert(ledgerPostings).values(postings.map((posting) => ({ entryId: entry.id, ...posting })));
  for (const id of debited) {
    if ((await contentOf(tx, id)) < 0) throw new DomainError("balanceTooLow");
  }
  return true;
}

/**
 * Others who take money out of these wallets wait until the transaction is over. @returns which of the accounts are
 * wallets
 */
async function lockWallets(tx: Executor, accountIds: readonly number[]): Promise<readonly number[]> {
  if (accountIds.length === 0) return [];
  const rows = await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(inArray(ledgerAccounts.id, [...accountIds]), isNotNull(ledgerAccounts.customerId)))
    .orderBy(asc(ledgerAccounts.id))
    // "For update" would also stop the money that comes in, whose postings refer to the account.
    .for("no key update");
  return rows.map(({ id }) => id);
}
