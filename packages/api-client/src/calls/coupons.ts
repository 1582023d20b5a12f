import type { ApiClient } from "../api-client.ts";
import { type OfferedCoupon, offeredCoupon } from "../entities/offered-coupon.ts";
import { page } from "../wire/page.ts";
import { nothing } from "../wire/scalars.ts";

/** Whose coupons: those that fit a product, or all of a shop. */
export type CouponsParams = { readonly productId: number } | { readonly shopId: number };

const couponPage = page(offeredCoupon);
/** The most that the platform gives at once; nobody offers as many. */
const everything = 100;

/** What can be claimed; the answer to a customer knows what has been. */
export async function fetchCoupons(
  api: ApiClient,
  params: CouponsParams,
  signal?: AbortSignal,
): Promise<readonly OfferedCoupon[]> {
  const of = "productId" in params ? { goods_id: params.productId } : { shop_id: params.shopId };
  return (await api.get("coupon/getCouponList", { ...of, page_size: everything }, couponPage, signal)).items;
}

export function claimCoupon(api: ApiClient, couponId: number): Promise<void> {
  return api.post("coupon/getCoupon", { coupon_id: couponId }, nothing);
}
