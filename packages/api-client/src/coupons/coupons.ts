import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import type { Decoder } from "../wire/decode.ts";
import { page } from "../wire/page.ts";
import { type OfferedCoupon, offeredCoupon } from "./offered-coupon.ts";

/** Whose coupons: those that fit a product, or all of a shop. */
export type CouponsParams = { readonly productId: number } | { readonly shopId: number };

/** The most that the platform gives at once; nobody offers as many. */
const everything = 100;

const couponPage = page(offeredCoupon);
const coupons: Decoder<readonly OfferedCoupon[]> = (value, context) => couponPage(value, context).items;

/** The coupons that can be claimed. A customer's answer also says which have been. */
export const fetchCoupons = getCall("coupon/getCouponList", {
  query: (params: CouponsParams) => ({
    ...("productId" in params ? { goods_id: params.productId } : { shop_id: params.shopId }),
    page_size: everything,
  }),
  decode: coupons,
});

/** Visitors share one answer. A customer's own is never shared, because it says what was claimed. */
export const couponsQuery = defineQuery(fetchCoupons, {
  key: "coupons",
  freshMs: minute,
  sharedMs: 15 * second,
  staleAfter: ["coupon-claim"],
});
