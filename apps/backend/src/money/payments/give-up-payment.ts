import type { Database } from "../../platform/store/database.ts";
import type { ProviderMethod } from "../../platform/store/schema/pay-methods.ts";
import { payments } from "../../platform/store/schema/payments.ts";
import { and, eq, ne } from "../../platform/store/sql.ts";

/** The provider takes no money under this number any more; who still wants to pay gets another one. */
export async function giveUpPayment(db: Database, method: ProviderMethod, number: string): Promise<void> {
  await db
    .update(payments)
    .set({ state: "superseded", askAt: null })
    .where(and(eq(payments.number, number), eq(payments.method, method), ne(payments.state, "paid")));
}
