import type { HeldCoupon } from "../coupons/held-coupons.ts";
import { priceCheckout } from "../pricing/price-checkout.ts";
import { couponTerms } from "./coupon-terms.ts";
import type { Checkout } from "./prepare-checkout.ts";

export interface SuitableCoupon {
  readonly coupon: HeldCoupon;
  /** What it would take off. */
  readonly discount: number;
}

/** The coupons that are for what is bought at a shop. */
export function suitableCoupons({ coupons, input, pricing }: Checkout, shopId: number): readonly SuitableCoupon[] {
  const lines = input.lines.filter((line) => line.shopId === shopId);
  // Lines of other shops matter because a flash price among them ends the member prices of all.
  const memberShare = pricing.isFlash ? 10_000 : input.memberShare;
  return coupons.flatMap((coupon) => {
    if (coupon.coupon.shopId !== shopId) return [];
    const alone = { ...input, lines, memberShare, coupons: new Map([[shopId, couponTerms(coupon)]]) };
    const discount = priceCheckout(alone).shops[0]?.couponDiscount ?? null;
    return discount === null ? [] : [{ coupon, discount }];
  });
}
