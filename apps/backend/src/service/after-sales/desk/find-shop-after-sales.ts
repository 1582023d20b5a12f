import type { Page } from "../../../platform/http/query.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { afterSales, type AfterSaleState, afterSaleStates } from "../../../platform/store/schema/after-sales.ts";
import { customers } from "../../../platform/store/schema/customers.ts";
import { orderLines, orders } from "../../../platform/store/schema/orders.ts";
import { and, asc, count, desc, eq, inArray } from "../../../platform/store/sql.ts";

/** The lists of a shop's requests, by what is to be done. */
const lists = {
  to_decide: ["applied"],
  to_receive: ["toReturn", "returned"],
  refunding: ["refunding"],
  over: ["refused", "goodsRefused", "refunded", "revoked"],
  all: afterSaleStates,
} as const satisfies Readonly<Record<string, readonly AfterSaleState[]>>;

type ListName = keyof typeof lists;

/** All of them for a name that is none. */
export function listNamed(name: string): ListName {
  return Object.hasOwn(lists, name) ? (name as ListName) : "all";
}

export type ShopAfterSale = Awaited<ReturnType<typeof selectShopAfterSales>>[number];

/** Requests to a shop; those that wait for it the oldest first, others the newest. */
export async function findShopAfterSales(
  db: Executor,
  shopId: number,
  { list, page }: { readonly list: ListName; readonly page: Page },
) {
  const which = and(eq(afterSales.shopId, shopId), inArray(afterSales.state, [...lists[list]]));
  const waits = list === "to_decide" || list === "to_receive";
  const [rows, total] = await Promise.all([
    selectShopAfterSales(db)
      .where(which)
      .orderBy(waits ? asc(afterSales.id) : desc(afterSales.id))
      .limit(page.size)
      .offset(page.offset),
    db.$count(afterSales, which),
  ]);
  return { rows, total };
}

/** Null for a request that is not to the shop. */
export async function findShopAfterSale(db: Executor, shopId: number, id: number): Promise<ShopAfterSale | null> {
  const rows = await selectShopAfterSales(db).where(and(eq(afterSales.id, id), eq(afterSales.shopId, shopId)));
  return rows[0] ?? null;
}

/** How many requests wait for the shop. */
export async function countWaiting(
  db: Executor,
  shopId: number,
): Promise<Readonly<Record<"to_decide" | "to_receive", number>>> {
  const rows = await db
    .select({ state: afterSales.state, number: count() })
    .from(afterSales)
    .where(and(eq(afterSales.shopId, shopId), inArray(afterSales.state, [...lists.to_decide, ...lists.to_receive])))
    .groupBy(afterSales.state);
  const sum = (states: readonly AfterSaleState[]): number =>
    rows.reduce((total, { state, number }) => total + (states.includes(state) ? number : 0), 0);
  return { to_decide: sum(lists.to_decide), to_receive: sum(lists.to_receive) };
}

function selectShopAfterSales(db: Executor) {
  return db
    .select({
      afterSale: afterSales,
      line: orderLines,
      order: orders,
      customer: { id: customers.id, nickname: customers.nickname },
    })
    .from(afterSales)
    .innerJoin(orderLines, eq(orderLines.id, afterSales.lineId))
    .innerJoin(orders, eq(orders.id, afterSales.orderId))
    .innerJoin(customers, eq(customers.id, afterSales.customerId));
}
