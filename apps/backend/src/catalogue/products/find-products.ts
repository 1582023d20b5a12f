import type { Executor } from "../../platform/store/database.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { eq } from "../../platform/store/sql.ts";
import { type FoundProducts, maxListed, type Window } from "./product-list.ts";
import { matching, type ProductFilter } from "./product-filter.ts";
import { orderedBy, type PlainOrder } from "./product-order.ts";
import { products } from "../../platform/store/schema/catalog.ts";

export interface Selection {
  readonly filter: ProductFilter;
  readonly order: PlainOrder;
}

export async function findProducts(db: Executor, selection: Selection, window: Window): Promise<FoundProducts> {
  const [ids, total] = await Promise.all([listProducts(db, selection, window), countProducts(db, selection.filter)]);
  return { ids, total };
}

export async function listProducts(
  db: Executor,
  { filter, order }: Selection,
  window: Window,
): Promise<readonly number[]> {
  if (window.offset >= maxListed) return [];
  const { size, offset } = window;
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
  const found = db
    .select({ id: products.id })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(matching(db, products, filter))
    .limit(maxListed + 1);
  return db.$count(found.as("found"));
}
