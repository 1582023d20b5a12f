import { postCall } from "../call.ts";
import { idempotencyHeader, type Repeatable } from "../wire/idempotency-header.ts";
import { nothing } from "../wire/scalars.ts";

/** A claim that is sent again with its key is the same claim. */
export interface CouponToClaim extends Repeatable {
  readonly couponId: number;
}

export const claimCoupon = postCall("coupon/getCoupon", {
  body: ({ couponId }: CouponToClaim) => ({ coupon_id: couponId }),
  headers: idempotencyHeader,
  decode: nothing,
});
