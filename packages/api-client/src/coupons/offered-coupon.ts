import { type Decoder, record } from "../wire/decode.ts";
import { count, flag, id } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import { type Coupon, couponOf } from "./coupon.ts";

/** `claimed`: and no more of it may be claimed, at least not today. */
export type CouponClaim = "open" | "open-again" | "claimed";

/** When a coupon can be used: in a period, or for so many days from the day it is claimed or the day after. */
export type CouponValidity =
  | { readonly kind: "period"; readonly from: number | null; readonly until: number | null }
  | { readonly kind: "days"; readonly days: number; readonly fromNextDay: boolean };

/** A coupon that can be claimed. Times are epoch milliseconds. */
export interface OfferedCoupon extends Coupon {
  readonly id: number;
  readonly validity: CouponValidity;
  /** Of a visitor always open. */
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
    // Whether it may be claimed again is only said where it was claimed before.
    claim: hasClaimed ? (again ? "open-again" : "claimed") : "open",
  };
});
