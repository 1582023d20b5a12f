import type { Database } from "../platform/store/database.ts";
import { grant } from "../money/wallet/grant.ts";
import { newCustomer, type TestCustomer } from "./new-customer.ts";

/** A customer with 10 000 yuan in the wallet, or as many fen as are given. */
export async function richCustomer(db: Database, amount = 1_000_000): Promise<TestCustomer> {
  const customer = await newCustomer(db);
  const reference = `test:${customer.id}`;
  await db.transaction((tx) => grant(tx, { customerId: customer.id, amount, reference, at: new Date() }));
  return customer;
}
