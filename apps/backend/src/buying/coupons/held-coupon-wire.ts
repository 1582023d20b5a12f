import type { Language } from "../../platform/store/language.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { unixSeconds } from "../../platform/wire/time.ts";
import { heldValidityText, productsText } from "./coupon-texts.ts";
import { couponFields } from "./coupon-wire.ts";
import type { HeldCoupon } from "./held-coupons.ts";

/** A coupon in a customer's hands; `id` is that of this copy. */
export function heldCouponWire({ held, coupon, products, orderId }: HeldCoupon, language: Language, now: Date) {
  const claimedAt = unixSeconds(held.claimedAt);
  const usedAt = held.usedAt === null ? null : unixSeconds(held.usedAt);
  return {
    ...couponFields(coupon, language),
    id: held.id,
    user_id: held.customerId,
    coupon_id: coupon.id,
    coupon_code: held.code,
    status: flag(held.usedAt !== null),
    order_id: orderId === null ? null : String(orderId),
    use_time: usedAt,
    create_time: claimedAt,
    update_time: usedAt ?? claimedAt,
    coupon_use_time: coupon.validDays ?? 0,
    shop_name: inLanguage(coupon.shop, "name", language),
    is_expired: flag(held.usedAt === null && held.validUntil <= now),
    user_time_desc: heldValidityText(coupon, held.validUntil, language),
    use_goods_desc: productsText(coupon.scope, products, language),
    use_goods_ids: products.map(({ id }) => id),
  };
}
