import { CommandError } from "../../domain/command.ts";
import type { Executor } from "../../store/database.ts";
import { type Order, orders } from "../../store/schema/orders.ts";
import { readId } from "../../store/ids.ts";
import { eq } from "../../store/sql.ts";

/** The order that an operator means by its number or its id. */
export async function namedOrder(db: Executor, name: string): Promise<Order> {
  const id = readId(name);
  const [order] = await db
    .select()
    .from(orders)
    .where(id === null ? eq(orders.number, name) : eq(orders.id, id));
  if (order === undefined) throw new CommandError(`There is no order ${name}`);
  return order;
}
