import { memberShareOf } from "../../identity/customers/member-share.ts";
import type { HeldCoupon } from "../coupons/held-coupons.ts";
import { freeShippingOf, freightTemplatesOf } from "../../selling/freight/freight-terms.ts";
import { priceCheckout } from "../pricing/price-checkout.ts";
import type { Destination, Pricing, PricingInput, CouponTerms } from "../pricing/types.ts";
import { lineToPrice } from "../sellable-skus/line-to-price.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { CheckoutLine } from "./checkout-lines.ts";
import type { Customer } from "../../platform/http/call.ts";

/**
 * All that decides what some lines cost, except which coupons are used.
 *
 * @param customer null: a visitor, who has no member prices
 * @param destination null: not known yet, and freight is not counted
 */
export async function checkoutTerms(
  db: Executor,
  checkoutLines: readonly CheckoutLine[],
  customer: Pick<Customer, "levelId"> | null,
  destination: Destination | null,
): Promise<PricingInput> {
  const lines = checkoutLines.map(({ offered, quantity, delivery }) => lineToPrice(offered, quantity, delivery));
  const templateIds = lines.flatMap(({ shipping }) => (shipping.mode === "template" ? [shipping.templateId] : []));
  const shopIds = [...new Set(lines.map(({ shopId }) => shopId))];
  return {
    lines,
    memberShare: await memberShareOf(db, customer),
    coupons: new Map(),
    templates: destination === null ? new Map() : await freightTemplatesOf(db, templateIds),
    freeShipping: destination === null ? new Map() : await freeShippingOf(db, shopIds),
    destination,
  };
}

/** What it costs with some coupons, by the ids of their shops. */
export function priceWith(
  terms: PricingInput,
  coupons: ReadonlyMap<number, Pick<HeldCoupon, "coupon" | "products">>,
): Pricing {
  return priceCheckout({
    ...terms,
    coupons: new Map([...coupons].map(([shopId, coupon]) => [shopId, couponTerms(coupon)])),
  });
}

export function couponTerms({ coupon, products }: Pick<HeldCoupon, "coupon" | "products">): CouponTerms {
  const { amount, threshold, scope } = coupon;
  return { amount, threshold, scope, productIds: new Set(products.map(({ id }) => id)) };
}
