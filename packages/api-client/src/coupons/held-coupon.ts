import { type Decoder, record } from "../wire/decode.ts";
import { count, flag, id, optionalId, optionalText } from "../wire/scalars.ts";
import { endOfDayAfter, startOfDayAfter, time } from "../wire/time.ts";
import { type Coupon, couponOf } from "./coupon.ts";

export type HeldCouponState = "unused" | "used" | "expired";

/** A coupon that a customer has claimed. Times are epoch milliseconds. */
export interface HeldCoupon extends Coupon {
  /** The id of the claimed copy, which checkout asks for. */
  readonly id: number;
  /** The id of the coupon that it is a copy of. */
  readonly couponId: number;
  readonly state: HeldCouponState;
  readonly validFrom: number | null;
  readonly validUntil: number | null;
  readonly usedAt: number | null;
  /** The order that it was used for. */
  readonly orderId: number | null;
  /** The platform's text for the products it is good for; null where it does not say. */
  readonly scopeText: string | null;
}

const oneDay = 86_400_000;
const fixedPeriod = 1;
const fromReceipt = 2;
const used = 1;

export const heldCoupon: Decoder<HeldCoupon> = record((field) => {
  const expired = field("is_expired", flag);
  const kind = field("use_time_type", count);
  const days = field("coupon_use_time", count);
  const receivedAt = field("create_time", time);
  let validFrom = receivedAt;
  let validUntil: number | null = null;
  if (kind === fixedPeriod) {
    validFrom = field("use_time_start", time);
    validUntil = field("use_time_end", time);
  } else if (receivedAt !== null && kind === fromReceipt) {
    validUntil = receivedAt + days * oneDay;
  } else if (receivedAt !== null) {
    validFrom = startOfDayAfter(receivedAt, 1);
    validUntil = endOfDayAfter(receivedAt, days);
  }
  const isUsed = field("status", count) === used;
  return {
    ...couponOf(field),
    id: field("id", id),
    couponId: field("coupon_id", id),
    state: isUsed ? "used" : expired ? "expired" : "unused",
    validFrom,
    validUntil,
    usedAt: field("use_time", time),
    orderId: field("order_id", optionalId),
    scopeText: field("use_goods_desc", optionalText),
  };
});
