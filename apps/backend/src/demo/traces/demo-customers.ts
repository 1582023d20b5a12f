import type { Executor } from "../../platform/store/database.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { ledgerAccounts, ledgerEntries, ledgerPostings } from "../../platform/store/schema/wallet.ts";
import { aliasedTable, and, eq, isNotNull, isNull, like, or } from "../../platform/store/sql.ts";

/**
 * The customers of every version's demo. They are known by two values that nobody can change, and that nobody else has
 * together.
 */
export const knownDemoCustomers: readonly { readonly number: string; readonly inviteCode: string }[] = [
  { number: "20260001", inviteCode: "DEMCLN" },
  { number: "20260002", inviteCode: "DEMSRA" },
];

/** What play money is booked under when a demo gives it. */
const pocketMoneyReferences = "demo:%";

/**
 * The customers that a demo has brought along, closed ones included: those that are known, and whoever was given play
 * money. Only what the platform has given away is looked through, however large the ledger is.
 */
export async function demoCustomerIds(db: Executor): Promise<readonly number[]> {
  const known = await db
    .select({ id: customers.id })
    .from(customers)
    .where(
      or(
        ...knownDemoCustomers.map(({ number, inviteCode }) =>
          and(eq(customers.number, number), eq(customers.inviteCode, inviteCode)),
        ),
      ),
    );
  const wallet = aliasedTable(ledgerAccounts, "wallet");
  const received = aliasedTable(ledgerPostings, "received");
  const given = await db
    .selectDistinct({ id: wallet.customerId })
    .from(ledgerAccounts)
    .innerJoin(ledgerPostings, eq(ledgerPostings.accountId, ledgerAccounts.id))
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
    .innerJoin(received, eq(received.entryId, ledgerEntries.id))
    .innerJoin(wallet, and(eq(wallet.id, received.accountId), isNotNull(wallet.customerId)))
    .where(
      and(
        eq(ledgerAccounts.kind, "grants"),
        isNull(ledgerAccounts.customerId),
        like(ledgerEntries.reference, pocketMoneyReferences),
      ),
    );
  return [...new Set([...known, ...given].flatMap(({ id }) => id ?? []))].toSorted((a, b) => a - b);
}
