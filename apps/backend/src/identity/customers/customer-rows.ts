import type { Executor } from "../../platform/store/database.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { and, eq, isNull, inArray } from "../../platform/store/sql.ts";
import { type Destination, isEmail } from "./destination.ts";
import { LoginRequired } from "../../platform/http/domain-error.ts";

/** Everything that is stored of a customer; never an answer. */
export type CustomerRow = typeof customers.$inferSelect;

/** Who logs in with it, disabled accounts included; null: nobody. */
export async function customerOf(db: Executor, destination: Destination): Promise<CustomerRow | null> {
  const column = isEmail(destination) ? customers.email : customers.mobile;
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(column, destination), isNull(customers.deletedAt)));
  return row ?? null;
}

/** Nobody logs in to closed accounts any more, and their numbers and addresses may be registered anew. @returns how many were open */
export async function closeCustomers(db: Executor, ids: readonly number[], now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const closed = await db
    .update(customers)
    .set({ mobile: null, email: null, passwordHash: null, deletedAt: now })
    .where(and(inArray(customers.id, [...ids]), isNull(customers.deletedAt)))
    .returning({ id: customers.id });
  return closed.length;
}

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
