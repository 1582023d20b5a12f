import { customerOfMobile } from "../customers/find-customer.ts";
import { CommandError } from "../../platform/domain/command.ts";
import type { Person } from "../../platform/domain/personal-data.ts";
import type { Executor } from "../../platform/store/database.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { readId } from "../../platform/store/ids.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";

/** The customer that an operator means by their telephone number or their id. */
export async function namedCustomer(db: Executor, name: string): Promise<Person> {
  const id = readId(name);
  const found = id === null ? await customerOfMobile(db, name) : await openAccount(db, id);
  if (found === null) throw new CommandError(`There is no customer ${name}`);
  return { id: found.id, mobile: found.mobile };
}

async function openAccount(db: Executor, id: number): Promise<Person | null> {
  const [row] = await db
    .select({ id: customers.id, mobile: customers.mobile })
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.deletedAt)));
  return row ?? null;
}
