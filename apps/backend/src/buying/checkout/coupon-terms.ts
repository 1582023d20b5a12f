import type { HeldCoupon } from "../coupons/held-coupons.ts";
import type { CouponTerms } from "../pricing/types.ts";

export function couponTerms({ coupon, products }: Pick<HeldCoupon, "coupon" | "products">): CouponTerms {
  const { amount, threshold, scope } = coupon;
  return { amount, threshold, scope, productIds: new Set(products.map(({ id }) => id)) };
}
