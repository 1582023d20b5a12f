import { eq, sql } from "drizzle-orm";
import type { Executor } from "../store/database.ts";
import { ledgerAccounts, ledgerPostings } from "../store/schema/wallet.ts";

/** What a customer's wallet holds, in cents: nothing but the sum of what has been booked. */
export async function balanceOf(db: Executor, customerId: number): Promise<number> {
  const [sum] = await db
    .select({ cents: total() })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(eq(ledgerAccounts.customerId, customerId));
  return sum?.cents ?? 0;
}

/** What is on any account. */
export async function contentOf(db: Executor, accountId: number): Promise<number> {
  const [sum] = await db.select({ cents: total() }).from(ledgerPostings).where(eq(ledgerPostings.accountId, accountId));
  return sum?.cents ?? 0;
}

function total() {
  return sql`coalesce(sum(${ledgerPostings.amount}), 0)`.mapWith(Number);
}
