import { getCall, postCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { page } from "../wire/page.ts";
import { count, flag, id, nothing } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import { type Coupon, couponOf } from "./coupon.ts";
import { idempotencyHeader, type Repeatable } from "../wire/idempotency.ts";

/** `claimed` means that the customer has claimed it and may claim no more, at least not today. */
export type CouponClaim = "open" | "open-again" | "claimed";

/** When a coupon can be used: in a period, or for so many days from the day it is claimed or the day after. */
export type CouponValidity =
  | { readonly kind: "period"; readonly from: number | null; readonly until: number | null }
  | { readonly kind: "days"; readonly days: number; readonly fromNextDay: boolean };

/** A coupon that can be claimed. Times are epoch milliseconds. */
export interface OfferedCoupon extends Coupon {
  readonly id: number;
  readonly validity: CouponValidity;
  /** For a visitor it is always `open`. */
  readonly claim: CouponClaim;
}

const daysFromReceipt = 2;

const daysFromNextDay = 3;

export const offeredCoupon: Decoder<OfferedCoupon> = record((field) => {
  const kind = field("use_time_type", count);
  const hasClaimed = field("is_get", flag);
  const again = field("can_continue_get", flag);
  return {
    ...couponOf(field),
    id: field("id", id),
    validity:
      kind === daysFromReceipt || kind === daysFromNextDay
        ? { kind: "days", days: field("use_time", count), fromNextDay: kind === daysFromNextDay }
        : { kind: "period", from: field("use_time_start", time), until: field("use_time_end", time) },
    // The field about claiming again is only meaningful where the coupon was claimed before.
    claim: hasClaimed ? (again ? "open-again" : "claimed") : "open",
  };
});

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

/** A claim that is sent again with its key is the same claim. */
export interface CouponToClaim extends Repeatable {
  readonly couponId: number;
}

export const claimCoupon = postCall("coupon/getCoupon", {
  body: ({ couponId }: CouponToClaim) => ({ coupon_id: couponId }),
  headers: idempotencyHeader,
  decode: nothing,
});
