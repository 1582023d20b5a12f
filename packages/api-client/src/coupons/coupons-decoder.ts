import type { Decoder } from "../wire/decode.ts";
import { page } from "../wire/page.ts";
import { type OfferedCoupon, offeredCoupon } from "./offered-coupon.ts";

const couponPage = page(offeredCoupon);
export const coupons: Decoder<readonly OfferedCoupon[]> = (value, context) => couponPage(value, context).items;
