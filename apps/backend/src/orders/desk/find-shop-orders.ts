import type { Page } from "../../http/query.ts";
import type { Executor } from "../../store/database.ts";
import { onlyRow } from "../../store/only-row.ts";
import { customers } from "../../store/schema/customers.ts";
import { orders } from "../../store/schema/orders.ts";
import { and, count, desc, eq, or, type SQL, sql } from "../../store/sql.ts";
import { withLines } from "../find-orders.ts";
import { isInList, type OrderListName } from "./order-lists.ts";

export type ShopOrder = Awaited<ReturnType<typeof withLines<ShopOrderRow>>>[number];
type ShopOrderRow = Awaited<ReturnType<typeof selectShopOrders>>[number];

export interface WantedOrders {
  readonly list: OrderListName;
  /** A part of the number, of the recipient's name or telephone; "": whatever it is. */
  readonly words: string;
  readonly page: Page;
}

/** Orders of a shop; those that wait for the shop the oldest first, others the newest. */
export async function findShopOrders(db: Executor, shopId: number, { list, words, page }: WantedOrders) {
  const which = and(eq(orders.shopId, shopId), isInList(list), hasWords(words));
  const waits = list === "to_send" || list === "to_pick_up";
  const [rows, counted] = await Promise.all([
    selectShopOrders(db)
      .where(which)
      .orderBy(waits ? orders.id : desc(orders.id))
      .limit(page.size)
      .offset(page.offset),
    db.select({ total: count() }).from(orders).where(which),
  ]);
  return { found: await withLines(db, rows), total: onlyRow(counted).total };
}

/** Null for an order that is not one of the shop. */
export async function findShopOrder(db: Executor, shopId: number, id: number): Promise<ShopOrder | null> {
  const rows = await selectShopOrders(db).where(and(eq(orders.shopId, shopId), eq(orders.id, id)));
  return (await withLines(db, rows))[0] ?? null;
}

export function selectShopOrders(db: Executor) {
  return db
    .select({ order: orders, customer: { id: customers.id, nickname: customers.nickname } })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId));
}

function hasWords(words: string): SQL | undefined {
  if (words === "") return undefined;
  return or(
    sql`starts_with(${orders.number}, ${words})`,
    sql`position(lower(${words}) in lower(${orders.contact})) > 0`,
    sql`starts_with(${orders.telephone}, ${words})`,
  );
}
