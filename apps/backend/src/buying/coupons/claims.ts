import type { Executor } from "../../platform/store/database.ts";
import { and, eq, inArray, sql } from "../../platform/store/sql.ts";
import { momentOfDay } from "../../platform/wire/time.ts";
import type { Coupon } from "./coupon.ts";
import { customerCoupons } from "../../platform/store/schema/coupons.ts";

/** How often a customer has claimed a coupon. */
export interface Claims {
  readonly ever: number;
  readonly today: number;
}

/** By the ids of the coupons; those never claimed are absent. */
export async function claimsOf(
  db: Executor,
  customerId: number,
  couponIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Claims>> {
  if (couponIds.length === 0) return new Map();
  const midnight = momentOfDay(now, 0).toISOString();
  const rows = await db
    .select({
      couponId: customerCoupons.couponId,
      ever: sql`count(*)`.mapWith(Number),
      today: sql`count(*) filter (where ${customerCoupons.claimedAt} >= ${midnight})`.mapWith(Number),
    })
    .from(customerCoupons)
    .where(and(eq(customerCoupons.customerId, customerId), inArray(customerCoupons.couponId, [...couponIds])))
    .groupBy(customerCoupons.couponId);
  return new Map(rows.map(({ couponId, ...claims }) => [couponId, claims]));
}

/** Which limit of the coupon the customer has reached; null: none. */
export function limitReached(
  { perCustomer, perDay }: Pick<Coupon, "perCustomer" | "perDay">,
  { ever, today }: Claims,
): "ever" | "today" | null {
  if (perCustomer !== null && ever >= perCustomer) return "ever";
  return perDay !== null && today >= perDay ? "today" : null;
}
