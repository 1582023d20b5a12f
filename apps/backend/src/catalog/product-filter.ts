import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import type { Executor } from "../store/database.ts";
import { inScope, type ShopScope } from "../merchants/shop-states.ts";
import type { productSearch } from "../store/schema/search.ts";
import { productColumnItems, type products } from "../store/schema/catalog.ts";

/** Null and absent: any. */
export interface ProductFilter {
  readonly shops: ShopScope;
  readonly shopId?: number | null;
  readonly shopCategoryId?: number | null;
  readonly brandId?: number | null;
  /** Of any level. */
  readonly categoryId?: number | null;
  readonly columnId?: number;
  readonly isRecommended?: boolean | null;
}

/** The products, or the copy of their facts that searches read. */
export type ProductFacts = typeof products | typeof productSearch;

/** On sale and wanted; for a query that joins the facts with their shops. */
export function matching(db: Executor, facts: ProductFacts, filter: ProductFilter): SQL | undefined {
  const { shopId, shopCategoryId, brandId, categoryId, columnId, isRecommended } = filter;
  const conditions: (SQL | undefined)[] = [eq(facts.isOnSale, true), inScope(filter.shops)];
  if (shopId != null) conditions.push(eq(facts.shopId, shopId));
  if (shopCategoryId != null) conditions.push(eq(facts.shopCategoryId, shopCategoryId));
  if (brandId != null) conditions.push(eq(facts.brandId, brandId));
  if (isRecommended != null) conditions.push(eq(facts.isRecommended, isRecommended));
  if (categoryId != null) {
    conditions.push(
      or(
        eq(facts.firstCategoryId, categoryId),
        eq(facts.secondCategoryId, categoryId),
        eq(facts.thirdCategoryId, categoryId),
      ),
    );
  }
  if (columnId !== undefined) {
    const inColumn = db
      .select({ id: productColumnItems.productId })
      .from(productColumnItems)
      .where(eq(productColumnItems.columnId, columnId));
    conditions.push(inArray(facts.id, inColumn));
  }
  return and(...conditions);
}
