import type { Executor } from "../../platform/store/database.ts";
import { addresses } from "../../platform/store/schema/addresses.ts";
import { and, asc, desc, eq, isNull, type SQL } from "../../platform/store/sql.ts";

export type Address = typeof addresses.$inferSelect;

/** A customer's addresses, in the order they were added. */
export function listAddresses(db: Executor, customerId: number): Promise<readonly Address[]> {
  return db.select().from(addresses).where(ofCustomer(customerId)).orderBy(asc(addresses.id));
}

/** Null where there is none with that id, or it is somebody else's. */
export async function findAddress(db: Executor, customerId: number, id: number): Promise<Address | null> {
  const [address] = await db
    .select()
    .from(addresses)
    .where(and(ofCustomer(customerId), eq(addresses.id, id)));
  return address ?? null;
}

export async function defaultAddress(db: Executor, customerId: number): Promise<Address | null> {
  const [address] = await db
    .select()
    .from(addresses)
    .where(and(ofCustomer(customerId), eq(addresses.isDefault, true)));
  return address ?? null;
}

/** The address that was added last. */
export async function newestAddress(db: Executor, customerId: number): Promise<Address | null> {
  const [address] = await db
    .select()
    .from(addresses)
    .where(ofCustomer(customerId))
    .orderBy(desc(addresses.id))
    .limit(1);
  return address ?? null;
}

function ofCustomer(customerId: number): SQL | undefined {
  return and(eq(addresses.customerId, customerId), isNull(addresses.deletedAt));
}
