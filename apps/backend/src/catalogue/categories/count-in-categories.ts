import type { Executor } from "../../platform/store/database.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { and, count, inArray, isNull, sql } from "../../platform/store/sql.ts";
import type { CategoryTree } from "./category-tree.ts";

export interface ProductCounts {
  readonly products: number;
  readonly onSale: number;
}

/** The category that a product stands in itself. */
const ownCategory = sql`coalesce(${products.thirdCategoryId}, ${products.secondCategoryId}, ${products.firstCategoryId})`;

/** The products that stand in these categories themselves. Deleted ones are none. */
export function countInCategories(db: Executor, ids: readonly number[]): Promise<number> {
  return db.$count(products, and(inArray(ownCategory, [...ids]), isNull(products.deletedAt)));
}

/** Of each category with all below it, in one walk over the products. */
export async function countProducts(db: Executor, tree: CategoryTree): Promise<ReadonlyMap<number, ProductCounts>> {
  const rows = await db
    .select({
      categoryId: ownCategory.mapWith(Number),
      products: count(),
      onSale: sql`count(*) filter (where ${products.isOnSale})`.mapWith(Number),
    })
    .from(products)
    .where(isNull(products.deletedAt))
    .groupBy(ownCategory);
  const totals = new Map<number, ProductCounts>();
  for (const counted of rows) {
    const row = tree.find(counted.categoryId);
    if (row === undefined) continue;
    for (const id of tree.idsAbove(row)) {
      const before = totals.get(id) ?? { products: 0, onSale: 0 };
      totals.set(id, { products: before.products + counted.products, onSale: before.onSale + counted.onSale });
    }
  }
  return totals;
}
