import type { Database } from "../../platform/store/database.ts";
import type { ProviderMethod } from "../../platform/store/schema/pay-methods.ts";
import { type Payment, payments } from "../../platform/store/schema/payments.ts";
import { and, eq, isNull, ne } from "../../platform/store/sql.ts";

/** The provider takes no money under this number any more; who still wants to pay gets another one. */
export async function giveUpPayment(db: Database, method: ProviderMethod, number: string): Promise<void> {
  await db
    .update(payments)
    .set({ state: "superseded", askAt: null })
    .where(and(eq(payments.number, number), eq(payments.method, method), ne(payments.state, "paid")));
}

/**
 * The next attempt gets another number, also where the client repeats its key. The provider is asked about this one all the
 * same: a start at the same time may have had another answer.
 */
export async function giveUpStart(db: Database, { id }: Payment): Promise<void> {
  await db
    .update(payments)
    .set({ state: "superseded", idempotencyKey: null })
    .where(and(eq(payments.id, id), eq(payments.state, "pending"), isNull(payments.startedReference)));
}
