import { LoginRequired } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { eq } from "../../platform/store/sql.ts";

/**
 * Until the transaction ends, no other one that asks for the same customer goes on: for rules about several rows of one
 * customer. Rows that refer to the customer can still be written.
 *
 * @throws {LoginRequired} where the account has been deleted, be it while this waited
 */
export async function lockCustomer(db: Executor, customerId: number): Promise<void> {
  const [row] = await db
    .select({ deletedAt: customers.deletedAt })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for("no key update");
  if (row === undefined || row.deletedAt !== null) throw new LoginRequired();
}
