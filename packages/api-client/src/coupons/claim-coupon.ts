import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

export const claimCoupon = postCall("coupon/getCoupon", {
  body: (couponId: number) => ({ coupon_id: couponId }),
  decode: nothing,
});
