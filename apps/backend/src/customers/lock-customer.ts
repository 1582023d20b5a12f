import { eq } from "drizzle-orm";
import type { Executor } from "../store/database.ts";
import { customers } from "../store/schema/customers.ts";

/**
 * Until the transaction ends, no other one that asks for the same customer goes on: for rules about several rows of one
 * customer. Rows that refer to the customer can still be written.
 */
export async function lockCustomer(db: Executor, customerId: number): Promise<void> {
  await db.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for("no key update");
}
