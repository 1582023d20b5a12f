import { forCustomers, getOnly, postOnly } from "../../platform/http/call.ts";
import { forShop } from "../../platform/http/desk-call.ts";
import { handleAddCoupon, handleChangeCoupon, handleShopCoupons } from "./desk/shop-calls.ts";
import { handleClaimCoupon, handleCoupons, handleMyCoupons } from "./coupon-calls.ts";
import type { Domain } from "../../platform/domain/domain.ts";
import { couponMessages } from "./coupon-messages.ts";
import { personalData } from "./personal-data.ts";

export const couponDomain = {
  name: "coupons",
  calls: {
    "coupon/getCouponList": getOnly(handleCoupons),
    "coupon/getCoupon": postOnly(forCustomers(handleClaimCoupon)),
    "coupon/myCouponList": getOnly(forCustomers(handleMyCoupons)),
  },
  deskCalls: {
    "coupons/list": forShop("staff", "GET", handleShopCoupons),
    "coupons/add": forShop("staff", "POST", handleAddCoupon),
    "coupons/change": forShop("staff", "POST", handleChangeCoupon),
  },
  messages: couponMessages,
  personalData,
} satisfies Domain;
