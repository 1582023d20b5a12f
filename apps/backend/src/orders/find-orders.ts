import type { Executor } from "../store/database.ts";
import { shops } from "../store/schema/merchants.ts";
import type { Page } from "../http/query.ts";
import { type Order, orderLines, orders, type OrderState } from "../store/schema/orders.ts";
import { and, asc, count, desc, eq, inArray, isNull } from "../store/sql.ts";

type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number];

export type OrderWithLines = Awaited<ReturnType<typeof withLines<OrderRow>>>[number];

/** A page of the orders that a customer sees, newest first. */
export async function findOrders(
  db: Executor,
  customerId: number,
  { states, page }: { readonly states: readonly OrderState[]; readonly page: Page },
) {
  const rows = await selectOrders(db)
    .where(and(isSeenBy(customerId), inArray(orders.state, [...states])))
    .orderBy(desc(orders.id))
    .limit(page.size)
    .offset(page.offset);
  return withLines(db, rows);
}

/** How many orders a customer sees in each state; states without any are absent. */
export async function countOrders(db: Executor, customerId: number): Promise<ReadonlyMap<OrderState, number>> {
  const rows = await db
    .select({ state: orders.state, number: count() })
    .from(orders)
    .where(isSeenBy(customerId))
    .groupBy(orders.state);
  return new Map(rows.map(({ state, number }) => [state, number]));
}

/** Null for an order that is not there for the customer. */
export async function findOrder(db: Executor, customerId: number, id: number): Promise<OrderWithLines | null> {
  const rows = await selectOrders(db).where(and(isSeenBy(customerId), eq(orders.id, id)));
  return (await withLines(db, rows))[0] ?? null;
}

/** As {@link findOrder}, also when the customer has deleted it from the list: what was declared about it stays. */
export async function findDeletedOrderToo(
  db: Executor,
  customerId: number,
  id: number,
): Promise<OrderWithLines | null> {
  const rows = await selectOrders(db).where(and(eq(orders.customerId, customerId), eq(orders.id, id)));
  return (await withLines(db, rows))[0] ?? null;
}

function isSeenBy(customerId: number) {
  return and(eq(orders.customerId, customerId), isNull(orders.hiddenAt));
}

export function selectOrders(db: Executor) {
  return db.select({ order: orders, shop: shops }).from(orders).innerJoin(shops, eq(shops.id, orders.shopId));
}

/** Orders, with whatever was read beside them, and their lines. */
export async function withLines<Row extends { readonly order: Order }>(db: Executor, rows: readonly Row[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ order }) => order.id);
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(asc(orderLines.id));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  return rows.map((row) => ({ ...row, lines: linesOf.get(row.order.id) ?? [] }));
}
