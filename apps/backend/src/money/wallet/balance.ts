import type { Executor } from "../../platform/store/database.ts";
import { ledgerAccounts, ledgerPostings } from "../../platform/store/schema/wallet.ts";
import { eq, sql } from "../../platform/store/sql.ts";
import { singleRow } from "../../platform/store/rows.ts";

/** What a customer's wallet holds, in fen: nothing but the sum of what has been booked. */
export async function balanceOf(db: Executor, customerId: number): Promise<number> {
  const sums = await db
    .select({ fen: total() })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(eq(ledgerAccounts.customerId, customerId));
  return singleRow(sums).fen;
}

/** The balance of any account. */
export async function contentOf(db: Executor, accountId: number): Promise<number> {
  const sums = await db.select({ fen: total() }).from(ledgerPostings).where(eq(ledgerPostings.accountId, accountId));
  return singleRow(sums).fen;
}

function total() {
  return sql`coalesce(sum(${ledgerPostings.amount}), 0)`.mapWith(Number);
}
