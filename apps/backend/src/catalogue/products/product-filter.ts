import type { Executor } from "../../platform/store/database.ts";
import { and, eq, exists, inArray, type SQL, sql } from "../../platform/store/sql.ts";
import { coversProduct } from "./covers-product.ts";
import type { FilterCategory } from "./filter-categories.ts";
import { inScope, type ShopScope } from "../../selling/merchants/shop-states.ts";
import { coupons } from "../../platform/store/schema/coupons.ts";
import { productColumnItems, type products } from "../../platform/store/schema/catalog.ts";

/** Null and absent: any. */
export interface ProductFilter {
  readonly shops: ShopScope;
  readonly shopId?: number | null;
  readonly shopCategoryId?: number | null;
  readonly brandId?: number | null;
  readonly category?: FilterCategory | null;
  readonly columnId?: number;
  readonly isRecommended?: boolean | null;
  /** What a coupon can be used for. */
  readonly couponId?: number | null;
}

const columnOfLevel = { 1: "firstCategoryId", 2: "secondCategoryId", 3: "thirdCategoryId" } as const;

/** On sale and wanted; for a query that joins the facts with their shops. */
export function matching(db: Executor, columns: typeof products, filter: ProductFilter): SQL | undefined {
  const { shopId, shopCategoryId, brandId, category, columnId, isRecommended, couponId } = filter;
  const conditions: (SQL | undefined)[] = [eq(columns.isOnSale, true), inScope(filter.shops)];
  if (shopId != null) conditions.push(eq(columns.shopId, shopId));
  if (shopCategoryId != null) conditions.push(eq(columns.shopCategoryId, shopCategoryId));
  if (brandId != null) conditions.push(eq(columns.brandId, brandId));
  if (isRecommended != null) conditions.push(eq(columns.isRecommended, isRecommended));
  if (category != null) conditions.push(eq(columns[columnOfLevel[category.level]], category.id));
  if (columnId !== undefined) {
    const inColumn = db
      .select({ id: productColumnItems.productId })
      .from(productColumnItems)
      .where(eq(productColumnItems.columnId, columnId));
    conditions.push(inArray(columns.id, inColumn));
  }
  if (couponId != null) conditions.push(isInScope(db, columns, couponId));
  return and(...conditions);
}

/** A product of the coupon's shop that the coupon can be used for. */
function isInScope(db: Executor, columns: typeof products, couponId: number): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(coupons)
      .where(and(eq(coupons.id, couponId), eq(coupons.shopId, columns.shopId), coversProduct(db, columns.id))),
  );
}
