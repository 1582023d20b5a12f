import type { Executor } from "../../platform/store/database.ts";
import { settings } from "../../platform/store/schema/settings.ts";
import { alias, and, eq, exists, like } from "../../platform/store/sql.ts";

/** The account of the demo, which no bank has. */
export const demoTransferAccount = "6222 0000 0000 0000 123";

/** Nobody is to transfer real money to the demo's account; one that an operator has entered stays. */
export async function forgetDemoTransferAccount(tx: Executor): Promise<void> {
  const account = alias(settings, "account");
  const isDemo = tx
    .select()
    .from(account)
    .where(and(eq(account.key, "transferAccount"), eq(account.value, demoTransferAccount)));
  await tx.delete(settings).where(and(like(settings.key, "transfer%"), exists(isDemo)));
}
