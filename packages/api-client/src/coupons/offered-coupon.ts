import { type Decoder, record } from "../wire/decode.ts";
import { count, flag, id } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import { type Coupon, couponOf } from "./coupon.ts";

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
