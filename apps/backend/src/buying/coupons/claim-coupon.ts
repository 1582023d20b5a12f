import { randomInt } from "node:crypto";
import type { Executor } from "../../platform/store/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { and, eq, sql } from "../../platform/store/sql.ts";
import { claimsOf, limitReached } from "./claims.ts";
import { validityFrom } from "./coupon.ts";
import { coupons, customerCoupons } from "../../platform/store/schema/coupons.ts";

export interface Claim {
  readonly customerId: number;
  readonly couponId: number;
  /** The client's name for this claim; null where it sends none. */
  readonly idempotencyKey: string | null;
  readonly now: Date;
}

/**
 * Gives a customer a coupon. A claim that is repeated with its key gives no other one, also after the last was given.
 *
 * @throws {DomainError} where there is none to be had, or the customer has had enough of it
 */
export async function claimCoupon(db: Executor, claim: Claim): Promise<void> {
  const { customerId, couponId, idempotencyKey, now } = claim;
  await db.transaction(async (tx) => {
    // The lock makes other claims of the same coupon wait, so that none counts with numbers that are about to change.
    const [coupon] = await tx.select().from(coupons).where(eq(coupons.id, couponId)).for("no key update");
    if (await wasClaimedBefore(tx, claim)) return;
    if (coupon === undefined || !isGiven(coupon, now)) throw new DomainError("couponGone", { notFound: true });
    if (coupon.total !== null && coupon.claimed >= coupon.total) throw new DomainError("couponsAllClaimed");
    const claims = (await claimsOf(tx, customerId, [couponId], now)).get(couponId) ?? { ever: 0, today: 0 };
    const reached = limitReached(coupon, claims);
    if (reached !== null) throw new DomainError(reached === "ever" ? "couponLimitReached" : "couponDayLimitReached");
    const given = await tx
      .insert(customerCoupons)
      .values({
        couponId,
        customerId,
        code: newCouponCode(),
        idempotencyKey,
        ...validityFrom(coupon, now),
        claimedAt: now,
      })
      .onConflictDoNothing({ target: [customerCoupons.customerId, customerCoupons.idempotencyKey] })
      .returning({ id: customerCoupons.id });
    // Another coupon was claimed with the same key at the same time.
    if (given.length === 0) throw new DomainError("keyReused");
    await tx
      .update(coupons)
      .set({ claimed: sql`${coupons.claimed} + 1` })
      .where(eq(coupons.id, couponId));
  });
}

/** @throws {DomainError} where the key names a claim of another coupon */
async function wasClaimedBefore(
  tx: Executor,
  { customerId, couponId, idempotencyKey }: Omit<Claim, "now">,
): Promise<boolean> {
  if (idempotencyKey === null) return false;
  const [earlier] = await tx
    .select({ couponId: customerCoupons.couponId })
    .from(customerCoupons)
    .where(and(eq(customerCoupons.customerId, customerId), eq(customerCoupons.idempotencyKey, idempotencyKey)));
  if (earlier === undefined) return false;
  if (earlier.couponId !== couponId) throw new DomainError("keyReused");
  return true;
}

function isGiven(coupon: typeof coupons.$inferSelect, now: Date): boolean {
  const { deletedAt, isEnabled, claimableFrom, claimableUntil, validity, validUntil } = coupon;
  const isOver = validity === "window" && validUntil !== null && validUntil <= now;
  return deletedAt === null && isEnabled && claimableFrom <= now && now < claimableUntil && !isOver;
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Four letters and six digits, for people who have to name a coupon. */
export function newCouponCode(): string {
  const letter = () => letters[randomInt(letters.length)] ?? "";
  return `${letter()}${letter()}${letter()}${letter()}${String(randomInt(1_000_000)).padStart(6, "0")}`;
}
