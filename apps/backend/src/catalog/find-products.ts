import { onlyRow } from "../store/only-row.ts";
import { count, eq } from "drizzle-orm";
import type { Executor } from "../store/database.ts";
import { shops } from "../store/schema/merchants.ts";
import type { Page } from "../http/query.ts";
import { matching, type ProductFilter } from "./product-filter.ts";
import { orderedBy, type ProductOrder } from "./product-order.ts";
import { products } from "../store/schema/catalog.ts";

export type Window = Pick<Page, "size" | "offset">;

export interface Selection {
  readonly filter: ProductFilter;
  readonly order: ProductOrder;
}

export interface FoundProducts {
  /** Of the wanted page, in order. */
  readonly ids: readonly number[];
  /** Of all pages. */
  readonly total: number;
}

export async function findProducts(db: Executor, selection: Selection, window: Window): Promise<FoundProducts> {
  const [ids, total] = await Promise.all([listProducts(db, selection, window), countProducts(db, selection.filter)]);
  return { ids, total };
}

export async function listProducts(
  db: Executor,
  { filter, order }: Selection,
  { size, offset }: Window,
): Promise<readonly number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(matching(db, products, filter))
    .orderBy(...orderedBy(order, products))
    .limit(size)
    .offset(offset);
  return rows.map(({ id }) => id);
}

async function countProducts(db: Executor, filter: ProductFilter): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(matching(db, products, filter));
  return onlyRow(rows).total;
}
