import type { Executor } from "../../platform/store/database.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";

/** Everything that is stored of a customer; never an answer. */
export type CustomerRow = typeof customers.$inferSelect;

/** Whose number it is, disabled accounts included; null: nobody's. */
export async function customerOfMobile(db: Executor, mobile: string): Promise<CustomerRow | null> {
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.mobile, mobile), isNull(customers.deletedAt)));
  return row ?? null;
}
