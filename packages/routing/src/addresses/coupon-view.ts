import type { Coupon } from "@plaza/api-client";
import type { ShopView } from "./searches.ts";

/**
 * Which of a shop's products its page lists for who wants to use a coupon.
 *
 * @param narrows whether the platform lists what a coupon is for (`coupon_centre`)
 */
export function couponView(couponId: number, scope: Coupon["scope"], narrows: boolean): ShopView {
  return narrows && scope !== "all" ? { coupon: couponId } : { view: "all" };
}
