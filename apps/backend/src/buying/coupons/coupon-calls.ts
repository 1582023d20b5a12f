import type { CallContext, CustomerContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { pageFields } from "../../platform/wire/page.ts";
import { unixSeconds, wallClock } from "../../platform/wire/time.ts";
import { claimCoupon } from "./claim-coupon.ts";
import { claimableCoupons } from "./claimable-coupons.ts";
import { type Claims, claimsOf, limitReached } from "./claims.ts";
import { type Coupon, productsOfCoupons } from "./coupon.ts";
import { validityText } from "./coupon-texts.ts";
import { couponFields } from "./coupon-wire.ts";
import { heldCouponWire } from "./coupon-wire.ts";
import { countHeld, heldCoupons, type HeldState } from "./held-coupons.ts";

/** `coupon/getCouponList` */
export async function handleCoupons(context: CallContext) {
  const { db, query, customer } = context;
  const now = context.now();
  const page = query.page();
  const filter = {
    productId: query.id("goods_id"),
    shopId: query.id("shop_id"),
    // Ours: the coupon centre shows those that begin soon and those that are all claimed, too.
    withOthers: query.text("centre") === "1",
  };
  // There are no coupons of the platform itself.
  const found =
    query.text("type") === "platform" ? { coupons: [], total: 0 } : await claimableCoupons(db, filter, page, now);
  const ids = found.coupons.map(({ id }) => id);
  const claims = customer === null ? new Map<number, Claims>() : await claimsOf(db, customer.id, ids, now);
  const products = await productsOfCoupons(db, found.coupons);
  return {
    lists: found.coupons.map((coupon) => ({
      ...couponWire(coupon, claims.get(coupon.id) ?? null, context),
      use_goods_ids: (products.get(coupon.id) ?? []).map(({ id }) => id),
    })),
    ...pageFields(page, found.total),
  };
}

function couponWire(coupon: Coupon, claims: Claims | null, { language }: CallContext) {
  return {
    ...couponFields(coupon, language),
    id: coupon.id,
    user_time_desc: validityText(coupon, language),
    send_time_start: unixSeconds(coupon.claimableFrom),
    send_time_end: unixSeconds(coupon.claimableUntil),
    send_total_type: coupon.total === null ? 1 : 2,
    send_total: coupon.total ?? 0,
    // Ours: how many are left; null where there is no end of them.
    send_left: coupon.total === null ? null : Math.max(0, coupon.total - coupon.claimed),
    use_time: coupon.validDays ?? 0,
    get_type: 1,
    get_num_type: coupon.perCustomer !== null ? 2 : coupon.perDay !== null ? 3 : 1,
    get_num: coupon.perCustomer ?? coupon.perDay ?? 0,
    status: 1,
    create_time: wallClock(coupon.createdAt),
    update_time: wallClock(coupon.createdAt),
    shop: { id: coupon.shop.id, name: inLanguage(coupon.shop, "name", language) },
    is_get: flag(claims !== null),
    can_continue_get: flag(claims !== null && limitReached(coupon, claims) === null),
  };
}

/** `coupon/getCoupon` */
export async function handleClaimCoupon(context: CustomerContext) {
  const { db, body, customer, idempotencyKey } = context;
  const couponId = requiredId(body, "coupon_id");
  await claimCoupon(db, { customerId: customer.id, couponId, idempotencyKey, now: context.now() });
  return new Reply([], { key: "couponClaimed" });
}

const states: Readonly<Record<string, HeldState>> = { "": "valid", valid: "valid", used: "used", expired: "expired" };

/** `coupon/myCouponList`; any other type than those three means all. */
export async function handleMyCoupons(context: CustomerContext) {
  const { db, query, customer, language } = context;
  const now = context.now();
  const page = query.page();
  const type = query.text("type");
  const state = Object.hasOwn(states, type) ? (states[type] ?? null) : null;
  const [held, counts] = await Promise.all([
    heldCoupons(db, customer.id, state, page, now),
    countHeld(db, customer.id, now),
  ]);
  const total = state === null ? counts.used + counts.valid + counts.expired : counts[state];
  return {
    expand: counts,
    lists: held.map((each) => heldCouponWire(each, language, now)),
    ...pageFields(page, total),
  };
}
