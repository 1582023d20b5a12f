import { eq, sql } from "drizzle-orm";
import type { Executor } from "../store/database.ts";
import { DomainError } from "../http/domain-error.ts";
import { claimsOf, limitReached } from "./claims.ts";
import { newCouponCode } from "./coupon-code.ts";
import { validityFrom } from "./coupon-validity.ts";
import { coupons, customerCoupons } from "../store/schema/coupons.ts";

/**
 * Gives a customer a coupon.
 *
 * @throws {DomainError} where there is none to be had, or the customer has had enough of it
 */
export async function claimCoupon(db: Executor, customerId: number, couponId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // The lock makes other claims of the same coupon wait, so that none counts with numbers that are about to change.
    const [coupon] = await tx.select().from(coupons).where(eq(coupons.id, couponId)).for("no key update");
    if (coupon === undefined || !isGiven(coupon, now)) throw new DomainError("couponGone", { notFound: true });
    if (coupon.total !== null && coupon.claimed >= coupon.total) throw new DomainError("couponsAllClaimed");
    const claims = (await claimsOf(tx, customerId, [couponId], now)).get(couponId) ?? { ever: 0, today: 0 };
    const reached = limitReached(coupon, claims);
    if (reached !== null) throw new DomainError(reached === "ever" ? "couponLimitReached" : "couponDayLimitReached");
    await tx.insert(customerCoupons).values({
      couponId,
      customerId,
      code: newCouponCode(),
      ...validityFrom(coupon, now),
      claimedAt: now,
    });
    await tx
      .update(coupons)
      .set({ claimed: sql`${coupons.claimed} + 1` })
      .where(eq(coupons.id, couponId));
  });
}

function isGiven(coupon: typeof coupons.$inferSelect, now: Date): boolean {
  const { deletedAt, isEnabled, claimableFrom, claimableUntil, validity, validUntil } = coupon;
  const isOver = validity === "window" && validUntil !== null && validUntil <= now;
  return deletedAt === null && isEnabled && claimableFrom <= now && now < claimableUntil && !isOver;
}
