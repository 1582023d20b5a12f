import { changeOrders, type OrderChange } from "../buying/orders/change-order.ts";
import { orders } from "../platform/store/schema/orders.ts";
import type { Database } from "../platform/store/database.ts";
import { eq } from "../platform/store/sql.ts";

/** What the merchant does with an order. */
export async function merchantChanges(db: Database, orderId: number, change: OrderChange, now: Date): Promise<void> {
  await db.transaction((tx) => changeOrders(tx, { orderIds: [orderId], change, actor: { kind: "merchant" }, now }));
}

export async function orderOf(db: Database, id: number): Promise<typeof orders.$inferSelect> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (order === undefined) throw new Error("There is no such order");
  return order;
}

/** The states of all orders of a customer, the oldest first. */
export async function statesOf(db: Database, customerId: number): Promise<readonly string[]> {
  const found = await db.select().from(orders).where(eq(orders.customerId, customerId)).orderBy(orders.id);
  return found.map(({ state }) => state);
}
