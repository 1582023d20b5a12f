import type { Executor } from "../../platform/store/database.ts";
import { addresses } from "../../platform/store/schema/addresses.ts";
import { and, asc, desc, eq, isNull, type SQL, count } from "../../platform/store/sql.ts";
import { singleRow } from "../../platform/store/rows.ts";
import { lockCustomer } from "../customers/customer-rows.ts";

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
async function newestAddress(db: Executor, customerId: number): Promise<Address | null> {
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

/** The parts of an address as a customer enters them. */
export type AddressFields = Pick<
  typeof addresses.$inferInsert,
  "contact" | "telephone" | "provinceId" | "cityId" | "districtId" | "street"
>;

export const maxAddresses = 50;

/**
 * The first address becomes the default, whatever is asked for. Whoever has addresses has one default among them.
 *
 * @returns its id; null when the address book is full
 */
export function addAddress(
  db: Executor,
  customerId: number,
  fields: AddressFields,
  isDefault: boolean,
): Promise<number | null> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const counted = await tx
      .select({ there: count() })
      .from(addresses)
      .where(and(eq(addresses.customerId, customerId), isNull(addresses.deletedAt)));
    const { there } = singleRow(counted);
    if (there >= maxAddresses) return null;
    const [added] = await tx
      .insert(addresses)
      .values({ customerId, ...fields })
      .returning({ id: addresses.id });
    if (added === undefined) throw new Error("The address was not stored");
    if (isDefault || there === 0) await markDefault(tx, customerId, added.id);
    return added.id;
  });
}

/** The default remains the default until another address becomes it. @returns whether the customer has the address */
export function updateAddress(
  db: Executor,
  customerId: number,
  id: number,
  fields: AddressFields,
  isDefault: boolean,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    if ((await findAddress(tx, customerId, id)) === null) return false;
    await tx.update(addresses).set(fields).where(eq(addresses.id, id));
    if (isDefault) await markDefault(tx, customerId, id);
    return true;
  });
}

/** Where the default is deleted, the newest address becomes it. @returns whether the customer had the address */
export function removeAddress(db: Executor, customerId: number, id: number, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    if ((await findAddress(tx, customerId, id)) === null) return false;
    await tx.update(addresses).set({ deletedAt: now, isDefault: false }).where(eq(addresses.id, id));
    const next = (await defaultAddress(tx, customerId)) === null ? await newestAddress(tx, customerId) : null;
    if (next !== null) await markDefault(tx, customerId, next.id);
    return true;
  });
}

/** @returns whether the customer has the address */
export function makeDefault(db: Executor, customerId: number, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    if ((await findAddress(tx, customerId, id)) === null) return false;
    await markDefault(tx, customerId, id);
    return true;
  });
}

async function markDefault(db: Executor, customerId: number, id: number): Promise<void> {
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.customerId, customerId), eq(addresses.isDefault, true)));
  await db.update(addresses).set({ isDefault: true }).where(eq(addresses.id, id));
}
