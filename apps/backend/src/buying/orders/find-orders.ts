import type { Executor } from "../../platform/store/database.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import type { Page } from "../../platform/http/query.ts";
import { type Order, orderLines, orders, type OrderState } from "../../platform/store/schema/orders.ts";
import { and, asc, desc, eq, inArray, isNull, not, type SQL, sql } from "../../platform/store/sql.ts";
import { isGoingBackWhole } from "./standing.ts";

type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number];

export type OrderWithLines = Awaited<ReturnType<typeof withLines<OrderRow>>>[number];

/** Which orders a list has. */
export interface OrderList {
  readonly states: readonly OrderState[];
  /** Without those of which all goes back: nobody waits for them any more. */
  readonly isAwaited?: boolean;
}

/** A page of the orders that a customer sees, newest first. */
export async function findOrders(db: Executor, customerId: number, list: OrderList, page: Page) {
  const rows = await selectOrders(db)
    .where(and(isSeenBy(customerId), isOn(list)))
    .orderBy(desc(orders.id))
    .limit(page.size)
    .offset(page.offset);
  return withLines(db, rows);
}

/** How many orders a customer sees in each of the lists. */
export async function countOrders<Name extends string>(
  db: Executor,
  customerId: number,
  lists: Readonly<Record<Name, OrderList>>,
): Promise<Readonly<Record<Name, number>>> {
  const counts = Object.fromEntries(
    Object.entries<OrderList>(lists).map(([name, list]) => [
      name,
      sql`count(*) filter (where ${isOn(list)})`.mapWith(Number),
    ]),
  ) as Record<Name, SQL<number>>;
  const [row] = await db.select(counts).from(orders).where(isSeenBy(customerId));
  return row as Record<Name, number>;
}

function isOn({ states, isAwaited }: OrderList) {
  return and(inArray(orders.state, [...states]), isAwaited === true ? not(isGoingBackWhole) : undefined);
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
