import { type Calls, forCustomers, getOnly, postOnly } from "../http/call.ts";
import { answerClaimCoupon, answerCoupons, answerMyCoupons } from "./coupon-calls.ts";

export const couponCalls: Calls = {
  "coupon/getCouponList": getOnly(answerCoupons),
  "coupon/getCoupon": postOnly(forCustomers(answerClaimCoupon)),
  "coupon/myCouponList": getOnly(forCustomers(answerMyCoupons)),
};
