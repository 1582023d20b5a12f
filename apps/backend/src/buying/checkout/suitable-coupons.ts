import type { HeldCoupon } from "../coupons/held-coupons.ts";
import { priceCheckout } from "../pricing/price-checkout.ts";
import type { PricingInput } from "../pricing/types.ts";
import { couponTerms } from "./checkout-terms.ts";

export interface SuitableCoupon {
  readonly coupon: HeldCoupon;
  /** What it would take off. */
  readonly discount: number;
  /** What would be paid less: a coupon may cost a shop's free delivery, and then it saves less than it takes off. */
  readonly saved: number;
}

/** The coupons that are for what is bought at a shop. */
export function suitableCoupons(
  { coupons, input }: { readonly coupons: readonly HeldCoupon[]; readonly input: PricingInput },
  shopId: number,
): readonly SuitableCoupon[] {
  const ofShop = coupons.filter(({ coupon }) => coupon.shopId === shopId);
  if (ofShop.length === 0) return [];
  const lines = input.lines.filter((line) => line.shopId === shopId);
  // Lines of other shops matter because a flash price among them ends the member prices of all.
  const isFlash = input.lines.some(({ flashPrice }) => flashPrice !== null);
  const alone = { ...input, lines, memberShare: isFlash ? 10_000 : input.memberShare };
  const without = priceCheckout({ ...alone, coupons: new Map() }).amount;
  return ofShop.flatMap((coupon) => {
    const priced = priceCheckout({ ...alone, coupons: new Map([[shopId, couponTerms(coupon)]]) });
    const discount = priced.shops[0]?.couponDiscount ?? null;
    return discount === null ? [] : [{ coupon, discount, saved: without - priced.amount }];
  });
}

/** The one that saves most; of equal ones the one that ends sooner. Null where none saves anything. */
export function bestCoupon(suitable: readonly SuitableCoupon[]): HeldCoupon | null {
  const [best] = suitable
    .filter(({ saved }) => saved > 0)
    .toSorted(
      (one, other) =>
        other.saved - one.saved ||
        one.coupon.held.validUntil.getTime() - other.coupon.held.validUntil.getTime() ||
        one.coupon.held.id - other.coupon.held.id,
    );
  return best?.coupon ?? null;
}
