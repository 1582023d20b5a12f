import { inLanguage, type ReaderLanguage } from "../../platform/store/language.ts";
import { unixSeconds } from "../../platform/wire/time.ts";
import type { Coupon } from "./coupon.ts";
import { scopeText, thresholdText, heldValidityText, productsText } from "./coupon-texts.ts";
import { flag } from "../../platform/wire/scalars.ts";
import type { HeldCoupon } from "./held-coupons.ts";

const validityNumbers: Readonly<Record<Coupon["validity"], number>> = { window: 1, days: 2, "days-from-tomorrow": 3 };

const scopeNumbers: Readonly<Record<Coupon["scope"], number>> = { all: 1, only: 2, except: 3 };

/** What every call says of a coupon. */
export function couponFields(coupon: Coupon, language: ReaderLanguage) {
  const name = inLanguage(coupon, "name", language);
  return {
    name,
    coupon_name: inLanguage(coupon.shop, "name", language) + name,
    money: couponMoney(coupon.amount),
    condition_type: coupon.threshold === 0 ? 1 : 2,
    condition_money: couponMoney(coupon.threshold),
    condition_type_desc: thresholdText(coupon, language),
    use_time_type: validityNumbers[coupon.validity],
    use_time_start: secondsOrZero(coupon.validFrom),
    use_time_end: secondsOrZero(coupon.validUntil),
    use_goods_type: scopeNumbers[coupon.scope],
    use_scene_desc: scopeText(coupon, language),
    shop_id: coupon.shopId,
    del: 0,
  };
}

/** A coupon in a customer's hands; `id` is that of this copy. */
export function heldCouponWire({ held, coupon, products, orderId }: HeldCoupon, language: ReaderLanguage, now: Date) {
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

/** Yuan without needless zeros: a number where it is whole, else text. */
function couponMoney(fen: number): number | string {
  const yuan = fen / 100;
  return Number.isInteger(yuan) ? yuan : String(yuan);
}

function secondsOrZero(time: Date | null): number {
  return time === null ? 0 : unixSeconds(time);
}
