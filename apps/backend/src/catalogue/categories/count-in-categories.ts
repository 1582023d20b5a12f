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

/** Products that stand in a category itself. */
export interface CountedCategory extends ProductCounts {
  readonly categoryId: number;
}

/** What stands in each category itself, in one walk over the products. */
export function countInEach(db: Executor): Promise<readonly CountedCategory[]> {
  return db
    .select({
      categoryId: ownCategory.mapWith(Number),
      products: count(),
      onSale: sql`count(*) filter (where ${products.isOnSale})`.mapWith(Number),
    })
    .from(products)
    .where(isNull(products.deletedAt))
    .groupBy(ownCategory);
}

/** Of each category with all below it. */
export function withBranches(
  counted: readonly CountedCategory[],
  tree: CategoryTree,
): ReadonlyMap<number, ProductCounts> {
  const totals = new Map<number, ProductCounts>();
  for (const each of counted) {
    const row = tree.find(each.categoryId);
    if (row === undefined) continue;
    for (const id of tree.idsAbove(row)) {
      const before = totals.get(id) ?? { products: 0, onSale: 0 };
      totals.set(id, { products: before.products + each.products, onSale: before.onSale + each.onSale });
    }
  }
  return totals;
}
