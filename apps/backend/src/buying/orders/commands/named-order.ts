import { CommandError } from "../../../platform/domain/command.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { type Order, orders } from "../../../platform/store/schema/orders.ts";
import { readId } from "../../../platform/store/ids.ts";
import { eq } from "../../../platform/store/sql.ts";

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
