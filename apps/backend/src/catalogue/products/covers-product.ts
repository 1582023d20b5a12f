import type { Executor } from "../../platform/store/database.ts";
import type { products } from "../../platform/store/schema/catalog.ts";
import { couponProducts, coupons } from "../../platform/store/schema/coupons.ts";
import { and, eq, exists, not, or, type SQL, sql } from "../../platform/store/sql.ts";

/** For a query of coupons: the coupon's scope covers this product of its shop. */
export function coversProduct(db: Executor, productId: number | typeof products.id): SQL | undefined {
  const named = exists(
    db
      .select({ one: sql`1` })
      .from(couponProducts)
      .where(and(eq(couponProducts.couponId, coupons.id), eq(couponProducts.productId, productId))),
  );
  return or(
    eq(coupons.scope, "all"),
    and(eq(coupons.scope, "only"), named),
    and(eq(coupons.scope, "except"), not(named)),
  );
}
