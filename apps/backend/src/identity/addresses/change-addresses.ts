import type { Executor } from "../../platform/store/database.ts";
import { and, count, eq, isNull } from "../../platform/store/sql.ts";
import { defaultAddress, findAddress, newestAddress } from "./address-book.ts";
import { addresses } from "../../platform/store/schema/addresses.ts";
import { singleRow } from "../../platform/store/rows.ts";
import { lockCustomer } from "../customers/customer-rows.ts";

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
