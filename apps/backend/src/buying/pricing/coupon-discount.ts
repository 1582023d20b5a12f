import { sharesOf } from "./shares.ts";
import type { CouponTerms } from "./types.ts";

/** A line of one shop at what it costs before the coupon. */
export interface LineBeforeCoupon {
  readonly skuId: number;
  readonly productId: number;
  readonly amount: number;
}

export interface CouponDiscount {
  /** Off the goods that it is for. */
  readonly goods: number;
  /** Parts of that by SKU. */
  readonly shares: ReadonlyMap<number, number>;
  /** What is left of its worth, which freight may use up. */
  readonly rest: number;
}

/** Null where the coupon is for other goods, or for more of them. */
export function couponDiscount(coupon: CouponTerms, lines: readonly LineBeforeCoupon[]): CouponDiscount | null {
  const covered = lines.filter(({ productId }) => covers(coupon, productId));
  const worth = covered.reduce((sum, { amount }) => sum + amount, 0);
  if (covered.length === 0 || worth < coupon.threshold) return null;
  const goods = Math.min(coupon.amount, worth);
  const shares = sharesOf(
    goods,
    covered.map(({ skuId, amount }) => ({ key: skuId, weight: amount })),
  );
  return { goods, shares, rest: coupon.amount - goods };
}

function covers({ scope, productIds }: CouponTerms, productId: number): boolean {
  switch (scope) {
    case "all":
      return true;
    case "only":
      return productIds.has(productId);
    case "except":
      return !productIds.has(productId);
    default:
      return scope satisfies never;
  }
}
