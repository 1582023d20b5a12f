import type { Page } from "../../platform/http/query.ts";
import { agentName } from "../../platform/store/agent-name.ts";
import type { Executor } from "../../platform/store/database.ts";
import {
  type AfterSale,
  afterSaleEvents,
  afterSales,
  returnShipments,
} from "../../platform/store/schema/after-sales.ts";
import type { AfterSaleState } from "../../platform/store/schema/after-sales.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { orderLines, orders } from "../../platform/store/schema/orders.ts";
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNull,
  min,
  sql,
} from "../../platform/store/sql.ts";

export type FoundAfterSale = Awaited<ReturnType<typeof findAfterSales>>["rows"][number];
export type OrderToAskFor = Awaited<ReturnType<typeof findOrdersToAskFor>>["rows"][number];

/** A page of a customer's requests in some states, the newest first, and how many there are. */
export async function findAfterSales(
  db: Executor,
  customerId: number,
  { states, page }: { readonly states: readonly AfterSaleState[]; readonly page: Page },
) {
  const isWanted = and(eq(afterSales.customerId, customerId), inArray(afterSales.state, [...states]));
  const [rows, total] = await Promise.all([
    selectAfterSales(db).where(isWanted).orderBy(desc(afterSales.id)).limit(page.size).offset(page.offset),
    db.$count(afterSales, isWanted),
  ]);
  return { rows: await withOrderLines(db, rows), total };
}

/** How many requests a customer has in each state. */
export async function countAfterSales(db: Executor, customerId: number): Promise<ReadonlyMap<AfterSaleState, number>> {
  const rows = await db
    .select({ state: afterSales.state, requests: count() })
    .from(afterSales)
    .where(eq(afterSales.customerId, customerId))
    .groupBy(afterSales.state);
  return new Map(rows.map(({ state, requests }) => [state, requests]));
}

/** Null for a request that is not there for the customer. */
export async function findAfterSale(db: Executor, customerId: number, id: number): Promise<FoundAfterSale | null> {
  const rows = await selectAfterSales(db).where(and(eq(afterSales.id, id), eq(afterSales.customerId, customerId)));
  return (await withOrderLines(db, rows))[0] ?? null;
}

function selectAfterSales(db: Executor) {
  return db
    .select({ afterSale: afterSales, line: orderLines, order: orders, shop: shops })
    .from(afterSales)
    .innerJoin(orderLines, eq(orderLines.id, afterSales.lineId))
    .innerJoin(orders, eq(orders.id, afterSales.orderId))
    .innerJoin(shops, eq(shops.id, afterSales.shopId));
}

/** With what freight depends on: all lines of their orders, and the withdrawal of each that will bring it back. */
async function withOrderLines(db: Executor, rows: Awaited<ReturnType<typeof selectAfterSales>>) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ order }) => order.id);
  const [lines, firsts] = await Promise.all([
    db.select().from(orderLines).where(inArray(orderLines.orderId, ids)),
    db
      .select({ orderId: afterSales.orderId, id: min(afterSales.id) })
      .from(afterSales)
      .where(
        and(
          inArray(afterSales.orderId, ids),
          eq(afterSales.isWithdrawal, true),
          inArray(afterSales.state, ["toReturn", "returned"]),
        ),
      )
      .groupBy(afterSales.orderId),
  ]);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const firstOf = new Map(firsts.map(({ orderId, id }) => [orderId, id]));
  return rows.map((row) => ({
    ...row,
    orderLines: linesOf.get(row.order.id) ?? [],
    firstWithdrawalId: firstOf.get(row.order.id) ?? null,
  }));
}

/**
 * A page of the orders that have been handed over and have a line that nothing is asked for and that has not been refunded
 * wholly, the newest first; with these lines and the last request about any of the order's.
 */
export async function findOrdersToAskFor(db: Executor, customerId: number, page: Page) {
  const isFree = and(eq(orderLines.refundState, 0), gt(orderLines.quantity, orderLines.refundedQuantity));
  const isWanted = and(
    eq(orders.customerId, customerId),
    isNull(orders.hiddenAt),
    inArray(orders.state, ["shipped", "completed"]),
    exists(
      db
        .select({ one: sql`1` })
        .from(orderLines)
        .where(and(eq(orderLines.orderId, orders.id), isFree)),
    ),
  );
  const [found, total] = await Promise.all([
    db
      .select({ order: orders, shop: shops })
      .from(orders)
      .innerJoin(shops, eq(shops.id, orders.shopId))
      .where(isWanted)
      .orderBy(desc(orders.id))
      .limit(page.size)
      .offset(page.offset),
    db.$count(orders, isWanted),
  ]);
  const ids = found.map(({ order }) => order.id);
  const [lines, requests] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          db
            .select()
            .from(orderLines)
            .where(and(inArray(orderLines.orderId, ids), isFree))
            .orderBy(asc(orderLines.id)),
          db.select().from(afterSales).where(inArray(afterSales.orderId, ids)).orderBy(asc(afterSales.id)),
        ]);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const requestsOf = Map.groupBy(requests, ({ orderId }) => orderId);
  const rows = found.map((row) => ({
    ...row,
    lines: linesOf.get(row.order.id) ?? [],
    lastRequest: requestsOf.get(row.order.id)?.at(-1) ?? null,
  }));
  return { rows, total };
}

/** What has happened to a request, and who of the shop it was, the first first. */
export async function historyOf(db: Executor, { id }: AfterSale) {
  return db
    .select({ ...getTableColumns(afterSaleEvents), agent: agentName })
    .from(afterSaleEvents)
    .leftJoin(agents, eq(agents.id, afterSaleEvents.agentId))
    .where(eq(afterSaleEvents.afterSaleId, id))
    .orderBy(asc(afterSaleEvents.id));
}

/** The parcel in which goods went back last; null: none has. */
export async function parcelOf(db: Executor, { id }: AfterSale) {
  const [parcel] = await db
    .select()
    .from(returnShipments)
    .where(eq(returnShipments.afterSaleId, id))
    .orderBy(desc(returnShipments.id))
    .limit(1);
  return parcel ?? null;
}
