import { onlyRow } from "../store/only-row.ts";
import { and, asc, count, eq, exists, gt, isNull, lte, lt, ne, not, or, type SQL, sql } from "drizzle-orm";
import { products } from "../store/schema/catalog.ts";
import type { Executor } from "../store/database.ts";
import { inScope } from "../merchants/shop-states.ts";
import { shops } from "../store/schema/merchants.ts";
import { type Coupon, couponShopColumns } from "./coupon.ts";
import { couponProducts, coupons } from "../store/schema/coupons.ts";

export interface CouponFilter {
  /** Those of its shop that are for it. */
  readonly productId: number | null;
  readonly shopId: number | null;
}

interface Claimable {
  readonly coupons: readonly Coupon[];
  readonly total: number;
}

/** What can be claimed now, oldest first. */
export async function claimableCoupons(
  db: Executor,
  { productId, shopId }: CouponFilter,
  window: { readonly size: number; readonly offset: number },
  now: Date,
): Promise<Claimable> {
  const isWanted = and(
    isClaimable(now),
    inScope("usable"),
    shopId === null ? undefined : eq(coupons.shopId, shopId),
    productId === null ? undefined : isFor(db, productId),
  );
  const rows = await db
    .select({ coupon: coupons, shop: couponShopColumns })
    .from(coupons)
    .innerJoin(shops, eq(shops.id, coupons.shopId))
    .where(isWanted)
    .orderBy(asc(coupons.id))
    .limit(window.size)
    .offset(window.offset);
  const counted = await db
    .select({ total: count() })
    .from(coupons)
    .innerJoin(shops, eq(shops.id, coupons.shopId))
    .where(isWanted);
  return { coupons: rows.map(({ coupon, shop }) => ({ ...coupon, shop })), total: onlyRow(counted).total };
}

function isClaimable(now: Date): SQL | undefined {
  return and(
    isNull(coupons.deletedAt),
    eq(coupons.isEnabled, true),
    lte(coupons.claimableFrom, now),
    gt(coupons.claimableUntil, now),
    or(isNull(coupons.total), lt(coupons.claimed, coupons.total)),
    or(ne(coupons.validity, "window"), gt(coupons.validUntil, now)),
  );
}

function isFor(db: Executor, productId: number): SQL | undefined {
  const named = exists(
    db
      .select({ one: sql`1` })
      .from(couponProducts)
      .where(and(eq(couponProducts.couponId, coupons.id), eq(couponProducts.productId, productId))),
  );
  const ofItsShop = exists(
    db
      .select({ one: sql`1` })
      .from(products)
      .where(and(eq(products.id, productId), eq(products.shopId, coupons.shopId))),
  );
  return and(
    ofItsShop,
    or(eq(coupons.scope, "all"), and(eq(coupons.scope, "only"), named), and(eq(coupons.scope, "except"), not(named))),
  );
}
