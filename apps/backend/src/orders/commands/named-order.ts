import { eq } from "drizzle-orm";
import { CommandError } from "../../domain/command.ts";
import type { Executor } from "../../store/database.ts";
import { type Order, orders } from "../../store/schema/orders.ts";

const largestId = 2_147_483_647;

/** The order that an operator means by its number or its id. */
export async function namedOrder(db: Executor, name: string): Promise<Order> {
  const isId = /^\d{1,10}$/.test(name) && Number(name) <= largestId;
  const [order] = await db
    .select()
    .from(orders)
    .where(isId ? eq(orders.id, Number(name)) : eq(orders.number, name));
  if (order === undefined) throw new CommandError(`There is no order ${name}`);
  return order;
}
