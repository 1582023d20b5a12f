import type { Executor } from "../../platform/store/database.ts";
import { ledgerAccounts } from "../../platform/store/schema/wallet.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";

export type OwnKind = Exclude<(typeof ledgerAccounts.$inferSelect)["kind"], "wallet">;

/** @returns the id of a customer's wallet, opened if it is not yet */
export async function walletOf(db: Executor, customerId: number): Promise<number> {
  return opened(
    () => db.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(eq(ledgerAccounts.customerId, customerId)),
    () => db.insert(ledgerAccounts).values({ kind: "wallet", customerId }).onConflictDoNothing(),
  );
}

/** @returns the id of one of the platform's own accounts, opened if it is not yet */
export async function ownAccount(db: Executor, kind: OwnKind): Promise<number> {
  return opened(
    () =>
      db
        .select({ id: ledgerAccounts.id })
        .from(ledgerAccounts)
        .where(and(eq(ledgerAccounts.kind, kind), isNull(ledgerAccounts.customerId))),
    () => db.insert(ledgerAccounts).values({ kind, customerId: null }).onConflictDoNothing(),
  );
}

/** Looks first: an insert that finds its row there already would use up an id all the same. */
async function opened(
  find: () => Promise<readonly { readonly id: number }[]>,
  open: () => Promise<unknown>,
): Promise<number> {
  const [known] = await find();
  if (known !== undefined) return known.id;
  await open();
  const [account] = await find();
  if (account === undefined) throw new Error("The ledger account was not opened");
  return account.id;
}
