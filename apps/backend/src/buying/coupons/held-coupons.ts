import type { Executor } from "../../platform/store/database.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from "../../platform/store/sql.ts";
import { type Coupon, type CouponProduct, couponShopColumns, productsOfCoupons } from "./coupon.ts";
import { coupons, customerCoupons } from "../../platform/store/schema/coupons.ts";

/** A coupon that a customer holds, or has used. */
export interface HeldCoupon {
  readonly held: typeof customerCoupons.$inferSelect;
  readonly coupon: Coupon;
  /** What its scope means. */
  readonly products: readonly CouponProduct[];
  /** The order that it was used for. */
  readonly orderId: number | null;
}

export type HeldState = "used" | "valid" | "expired";

/** `valid` does not mean usable now: its time may still come. */
function isInState(state: HeldState, now: Date): SQL | undefined {
  switch (state) {
    case "used":
      return isNotNull(customerCoupons.usedAt);
    case "valid":
      return and(isNull(customerCoupons.usedAt), gt(customerCoupons.validUntil, now));
    case "expired":
      return and(isNull(customerCoupons.usedAt), lte(customerCoupons.validUntil, now));
    default:
      return state satisfies never;
  }
}

/** A customer's coupons, last claimed first; `state` null: all of them. */
export function heldCoupons(
  db: Executor,
  customerId: number,
  state: HeldState | null,
  window: { readonly size: number; readonly offset: number },
  now: Date,
): Promise<readonly HeldCoupon[]> {
  const isWanted = and(eq(customerCoupons.customerId, customerId), state === null ? undefined : isInState(state, now));
  return read(db, isWanted, [desc(customerCoupons.id)], window);
}

/** The largest number of coupons that checkout offers. */
const maxOffered = 100;

/** The coupons of some shops that a customer could use now: those named first, then those that end first. */
export async function usableCoupons(
  db: Executor,
  customerId: number,
  { shopIds, namedIds }: { readonly shopIds: readonly number[]; readonly namedIds: readonly number[] },
  now: Date,
): Promise<readonly HeldCoupon[]> {
  if (shopIds.length === 0) return [];
  const isWanted = and(
    eq(customerCoupons.customerId, customerId),
    isInState("valid", now),
    lte(customerCoupons.validFrom, now),
    inArray(coupons.shopId, [...shopIds]),
  );
  const namedFirst = namedIds.length === 0 ? [] : [desc(inArray(customerCoupons.id, [...namedIds]))];
  const order = [...namedFirst, customerCoupons.validUntil, customerCoupons.id];
  return read(db, isWanted, order, { size: maxOffered, offset: 0 });
}

/** How many coupons a customer has in each state. */
export async function countHeld(
  db: Executor,
  customerId: number,
  now: Date,
): Promise<Readonly<Record<HeldState, number>>> {
  const [row] = await db
    .select({
      used: sql`count(*) filter (where ${isInState("used", now)})`.mapWith(Number),
      valid: sql`count(*) filter (where ${isInState("valid", now)})`.mapWith(Number),
      expired: sql`count(*) filter (where ${isInState("expired", now)})`.mapWith(Number),
    })
    .from(customerCoupons)
    .where(eq(customerCoupons.customerId, customerId));
  return row ?? { used: 0, valid: 0, expired: 0 };
}

async function read(
  db: Executor,
  isWanted: SQL | undefined,
  order: readonly (SQL | typeof customerCoupons.id | typeof customerCoupons.validUntil)[],
  { size, offset }: { readonly size: number; readonly offset: number },
): Promise<readonly HeldCoupon[]> {
  const rows = await db
    .select({ held: customerCoupons, coupon: coupons, shop: couponShopColumns, orderId: usedFor() })
    .from(customerCoupons)
    .innerJoin(coupons, eq(coupons.id, customerCoupons.couponId))
    .innerJoin(shops, eq(shops.id, coupons.shopId))
    .where(isWanted)
    .orderBy(...order)
    .limit(size)
    .offset(offset);
  const full = rows.map(({ coupon, shop, ...rest }) => ({ ...rest, coupon: { ...coupon, shop } }));
  const products = await productsOfCoupons(
    db,
    full.map(({ coupon }) => coupon),
  );
  return full.map((row) => ({ ...row, products: products.get(row.coupon.id) ?? [] }));
}

/** Of several orders the last: a coupon comes back from an order that closes. */
function usedFor(): SQL<number | null> {
  return sql<number | null>`(select max(${orders.id}) from ${orders}
    where ${orders.customerCouponId} = ${customerCoupons.id} and ${customerCoupons.usedAt} is not null)`;
}
