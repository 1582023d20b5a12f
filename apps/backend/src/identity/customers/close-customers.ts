import type { Executor } from "../../platform/store/database.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { and, inArray, isNull } from "../../platform/store/sql.ts";

/** Nobody logs in to closed accounts any more, and their numbers may be registered anew. @returns how many were open */
export async function closeCustomers(db: Executor, ids: readonly number[], now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const closed = await db
    .update(customers)
    .set({ mobile: null, passwordHash: null, deletedAt: now })
    .where(and(inArray(customers.id, [...ids]), isNull(customers.deletedAt)))
    .returning({ id: customers.id });
  return closed.length;
}
