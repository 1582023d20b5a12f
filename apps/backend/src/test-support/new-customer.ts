import { randomInt } from "node:crypto";
import { openSession, webClient } from "../identity/authentication/session.ts";
import { customers } from "../platform/store/schema/customers.ts";
import type { Executor, Database } from "../platform/store/database.ts";
import { grant } from "../money/wallet/grant.ts";

/** Counted up from somewhere: of digits drawn by lot, a suite of thousands of customers would draw some twice. */
let nextDigits = randomInt(100_000_000);

export interface TestCustomer {
  readonly id: number;
  readonly token: string;
}

/** A customer with a live session of the web, for tests that are not about logging in. */
export async function newCustomer(
  db: Executor,
  fields: Partial<typeof customers.$inferInsert> = {},
  now = new Date(),
): Promise<TestCustomer> {
  const digits = String((nextDigits += 1) % 100_000_000).padStart(8, "0");
  const [row] = await db
    .insert(customers)
    .values({ number: digits, mobile: `133${digits}`, nickname: `用户${digits}`, inviteCode: digits, ...fields })
    .returning({ id: customers.id });
  if (row === undefined) throw new Error("The customer was not stored");
  return { id: row.id, token: await openSession(db, row.id, { kind: webClient, device: "" }, now) };
}

/** A customer with 10 000 yuan in the wallet, or as many fen as are given. */
export async function richCustomer(db: Database, amount = 1_000_000): Promise<TestCustomer> {
  const customer = await newCustomer(db);
  const reference = `test:${customer.id}`;
  await db.transaction((tx) => grant(tx, { customerId: customer.id, amount, reference, at: new Date() }));
  return customer;
}

let mobiles = 0;

/** A mobile number that nothing in the store of a test file has yet. */
export function newMobile(): string {
  mobiles += 1;
  return `1880${String(mobiles).padStart(7, "0")}`;
}
