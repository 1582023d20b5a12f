import type { Page } from "../../../platform/http/query.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { skus } from "../../../platform/store/schema/catalog.ts";
import { customers } from "../../../platform/store/schema/customers.ts";
import { orders } from "../../../platform/store/schema/orders.ts";
import { and, count, desc, eq, inArray } from "../../../platform/store/sql.ts";
import { withLines } from "../find-orders.ts";
import { isOrderOf, type OrderFilter } from "./order-filter.ts";
import { singleRow } from "../../../platform/store/rows.ts";

export type ShopOrder = Awaited<ReturnType<typeof withLines<ShopOrderRow>>>[number] & {
  /** The shop's own numbers of the SKUs that were ordered, by their ids; a SKU may be gone, or have none. */
  readonly skuNumbers: ReadonlyMap<number, string>;
};
type ShopOrderRow = Awaited<ReturnType<typeof selectShopOrders>>[number];

/** Orders of a shop; those that wait for the shop the oldest first, others the newest. */
export async function findShopOrders(db: Executor, shopId: number, filter: OrderFilter, page: Page) {
  const which = isOrderOf(shopId, filter);
  const waits = filter.list === "to_send" || filter.list === "to_pick_up";
  const [rows, counted] = await Promise.all([
    selectShopOrders(db)
      .where(which)
      .orderBy(waits ? orders.id : desc(orders.id))
      .limit(page.size)
      .offset(page.offset),
    db.select({ total: count() }).from(orders).where(which),
  ]);
  return { found: await completed(db, rows), total: singleRow(counted).total };
}

/** Null for an order that is not one of the shop. */
export async function findShopOrder(db: Executor, shopId: number, id: number): Promise<ShopOrder | null> {
  const rows = await selectShopOrders(db).where(and(eq(orders.shopId, shopId), eq(orders.id, id)));
  return (await completed(db, rows))[0] ?? null;
}

export async function completed(db: Executor, rows: readonly ShopOrderRow[]): Promise<readonly ShopOrder[]> {
  const found = await withLines(db, rows);
  const ids = [...new Set(found.flatMap(({ lines }) => lines.map(({ skuId }) => skuId)))];
  const numbered =
    ids.length === 0
      ? []
      : await db.select({ id: skus.id, number: skus.ownNumber }).from(skus).where(inArray(skus.id, ids));
  const skuNumbers = new Map(numbered.flatMap(({ id, number }) => (number === null ? [] : [[id, number] as const])));
  return found.map((each) => ({ ...each, skuNumbers }));
}

export function selectShopOrders(db: Executor) {
  return db
    .select({ order: orders, customer: { id: customers.id, nickname: customers.nickname } })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId));
}
