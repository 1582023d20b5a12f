import type { SettlementCoupon, SettlementShop } from "@plaza/api-client";

type CouponShop = Pick<SettlementShop, "coupons" | "goodsAmount" | "freight">;

/**
 * By how much less is paid with a coupon, in fen: what the platform says, else its amount, which is never more than the
 * shop's part. It is less than nothing where the coupon costs the shop's free delivery.
 */
export function couponSaving({ goodsAmount, freight }: Omit<CouponShop, "coupons">, coupon: SettlementCoupon): number {
  return coupon.saved ?? Math.min(coupon.amount, goodsAmount + freight);
}

/** Whether a coupon is to be preferred: it saves more, or as much and ends sooner. */
function isBetter(shop: CouponShop, one: SettlementCoupon, other: SettlementCoupon): boolean {
  const ahead = couponSaving(shop, one) - couponSaving(shop, other);
  if (ahead !== 0) return ahead > 0;
  const [ends, otherEnds] = [one.validUntil ?? Infinity, other.validUntil ?? Infinity];
  return ends === otherEnds ? one.id < other.id : ends < otherEnds;
}

/** The usable coupons of a shop, the best first. */
export function rankedCoupons(shop: CouponShop): readonly SettlementCoupon[] {
  return shop.coupons.toSorted((one, other) => (isBetter(shop, one, other) ? -1 : 1));
}

/** Null where none saves anything. */
export function bestCoupon(shop: CouponShop): SettlementCoupon | null {
  const [best] = rankedCoupons(shop);
  return best !== undefined && couponSaving(shop, best) > 0 ? best : null;
}
