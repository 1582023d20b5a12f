import { coversProduct } from "../../catalogue/products/covers-product.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import type { Executor } from "../../platform/store/database.ts";
import { inScope } from "../../selling/merchants/shop-states.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { and, asc, count, eq, exists, gt, isNull, lte, ne, not, or, type SQL, sql } from "../../platform/store/sql.ts";
import { type Coupon, couponShopColumns } from "./coupon.ts";
import { coupons } from "../../platform/store/schema/coupons.ts";
import { singleRow } from "../../platform/store/rows.ts";

export interface CouponFilter {
  /** Those of its shop that are for it. */
  readonly productId: number | null;
  readonly shopId: number | null;
  /** Also those that can be claimed soon, and those that are all claimed. */
  readonly withOthers: boolean;
}

const oneDay = 24 * 60 * 60 * 1000;
/** What a shop gives out later than that is its own business still. */
const soon = 7 * oneDay;

interface Claimable {
  readonly coupons: readonly Coupon[];
  readonly total: number;
}

/** What can be claimed now, oldest first; then what begins soon, the next first, and last what is all claimed. */
export async function claimableCoupons(
  db: Executor,
  { productId, shopId, withOthers }: CouponFilter,
  window: { readonly size: number; readonly offset: number },
  now: Date,
): Promise<Claimable> {
  const isWanted = and(
    isGivenOut(withOthers ? new Date(now.getTime() + soon) : now, now),
    withOthers ? undefined : not(isAllClaimed()),
    inScope("usable"),
    shopId === null ? undefined : eq(coupons.shopId, shopId),
    productId === null ? undefined : isFor(db, productId),
  );
  const rows = await db
    .select({ coupon: coupons, shop: couponShopColumns })
    .from(coupons)
    .innerJoin(shops, eq(shops.id, coupons.shopId))
    .where(isWanted)
    .orderBy(...(withOthers ? [asc(phase(now)), asc(beginning(now))] : []), asc(coupons.id))
    .limit(window.size)
    .offset(window.offset);
  const counted = await db
    .select({ total: count() })
    .from(coupons)
    .innerJoin(shops, eq(shops.id, coupons.shopId))
    .where(isWanted);
  return { coupons: rows.map(({ coupon, shop }) => ({ ...coupon, shop })), total: singleRow(counted).total };
}

/** Given out from some moment on at the latest, and not over. */
function isGivenOut(from: Date, now: Date): SQL | undefined {
  return and(
    isNull(coupons.deletedAt),
    eq(coupons.isEnabled, true),
    lte(coupons.claimableFrom, from),
    gt(coupons.claimableUntil, now),
    or(ne(coupons.validity, "window"), gt(coupons.validUntil, now)),
  );
}

function isAllClaimed(): SQL {
  return sql`(${coupons.total} is not null and ${coupons.claimed} >= ${coupons.total})`;
}

function phase(now: Date): SQL {
  return sql`case when ${isAllClaimed()} then 2 when ${gt(coupons.claimableFrom, now)} then 1 else 0 end`;
}

/** The same for all that have begun. */
function beginning(now: Date): SQL {
  return sql`case when ${gt(coupons.claimableFrom, now)} then ${coupons.claimableFrom} end`;
}

function isFor(db: Executor, productId: number): SQL | undefined {
  const ofItsShop = exists(
    db
      .select({ one: sql`1` })
      .from(products)
      .where(and(eq(products.id, productId), eq(products.shopId, coupons.shopId))),
  );
  return and(ofItsShop, coversProduct(db, productId));
}
