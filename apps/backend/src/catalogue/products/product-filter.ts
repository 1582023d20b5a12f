import type { Executor } from "../../platform/store/database.ts";
import { and, eq, exists, inArray, type SQL, sql } from "../../platform/store/sql.ts";
import { coversProduct } from "./covers-product.ts";
import type { FilterCategory } from "./filter-categories.ts";
import { inScope, type ShopScope } from "../../selling/merchants/shop-states.ts";
import { coupons } from "../../platform/store/schema/coupons.ts";
import { type products, skus } from "../../platform/store/schema/catalog.ts";
import { skuPriceChanges } from "../../platform/store/schema/price-history.ts";

/** Null and absent: any. */
export interface ProductFilter {
  readonly shops: ShopScope;
  readonly shopId?: number | null;
  readonly shopCategoryId?: number | null;
  readonly brandId?: number | null;
  readonly category?: FilterCategory | null;
  /** None but these. */
  readonly ids?: readonly number[] | null;
  /** The regular price of a SKU has fallen since then, and is still that. */
  readonly cheaperSince?: Date | null;
  readonly isRecommended?: boolean | null;
  /** What a coupon can be used for. */
  readonly couponId?: number | null;
}

const columnOfLevel = { 1: "firstCategoryId", 2: "secondCategoryId", 3: "thirdCategoryId" } as const;

/** On sale and wanted; for a query that joins the facts with their shops. */
export function matching(db: Executor, columns: typeof products, filter: ProductFilter): SQL | undefined {
  const { shopId, shopCategoryId, brandId, category, ids, cheaperSince, isRecommended, couponId } = filter;
  const conditions: (SQL | undefined)[] = [eq(columns.isOnSale, true), inScope(filter.shops)];
  if (shopId != null) conditions.push(eq(columns.shopId, shopId));
  if (shopCategoryId != null) conditions.push(eq(columns.shopCategoryId, shopCategoryId));
  if (brandId != null) conditions.push(eq(columns.brandId, brandId));
  if (isRecommended != null) conditions.push(eq(columns.isRecommended, isRecommended));
  if (category != null) conditions.push(eq(columns[columnOfLevel[category.level]], category.id));
  if (ids != null) conditions.push(inArray(columns.id, [...ids]));
  if (cheaperSince != null) conditions.push(inArray(columns.id, cheaperProducts(cheaperSince)));
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

/** Found from the changes of that time, which are few. */
function cheaperProducts(since: Date): SQL {
  const earlier = sql`select earlier.price from ${skuPriceChanges} as earlier
    where earlier.sku_id = fell.sku_id and earlier.changed_at < fell.changed_at
    order by earlier.changed_at desc limit 1`;
  return sql`(select ${skus.productId} from ${skuPriceChanges} as fell
    join ${skus} on ${skus.id} = fell.sku_id and ${skus.price} = fell.price
    where fell.changed_at >= ${since.toISOString()}::timestamptz and fell.price < (${earlier})
    and not exists (select from ${skuPriceChanges} as later
      where later.sku_id = fell.sku_id and later.changed_at > fell.changed_at))`;
}
