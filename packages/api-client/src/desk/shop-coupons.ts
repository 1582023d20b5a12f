import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { instant, requiredInstant } from "../wire/instant.ts";
import { money, moneyText } from "../wire/money.ts";
import { type Page, page } from "../wire/page.ts";
import { count, flag, id, nothing, optionalCount, text } from "../wire/scalars.ts";
import { wordOf } from "../wire/enums.ts";

export type ShopCouponValidity = "window" | "days" | "days-from-tomorrow";

/** Everything that the shop sells, certain products only, or all but these. */
export type ShopCouponScope = "all" | "only" | "except";

/** A coupon as its shop sees it. Amounts are in fen, times epoch milliseconds. */
export interface ShopCoupon {
  readonly id: number;
  readonly name: string;
  readonly amount: number;
  /** What has to be bought for it; 0: anything. */
  readonly threshold: number;
  readonly scope: ShopCouponScope;
  readonly validity: ShopCouponValidity;
  readonly validFrom: number | null;
  readonly validUntil: number | null;
  readonly validDays: number | null;
  /** How many there are; null: as many as are wanted. */
  readonly total: number | null;
  readonly perCustomer: number | null;
  readonly claimedCount: number;
  readonly claimableFrom: number;
  readonly claimableUntil: number;
  /** It can be claimed, at its time. */
  readonly isEnabled: boolean;
}

const coupon: Decoder<ShopCoupon> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  amount: field("amount", money),
  threshold: field("threshold", money),
  scope: field("scope", wordOf<ShopCouponScope>("all", "only", "except")),
  validity: field("validity", wordOf<ShopCouponValidity>("window", "days", "days-from-tomorrow")),
  validFrom: field("valid_from", instant),
  validUntil: field("valid_until", instant),
  validDays: field("valid_days", optionalCount),
  total: field("total", optionalCount),
  perCustomer: field("per_customer", optionalCount),
  claimedCount: field("claimed", count),
  claimableFrom: field("claimable_from", requiredInstant),
  claimableUntil: field("claimable_until", requiredInstant),
  isEnabled: field("is_enabled", flag),
}));

export interface ShopCouponsParams {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

const couponPage = page(coupon);

/** The newest first. */
export const fetchShopCoupons = getCall("coupons/list", {
  query: ({ page: number, pageSize }: ShopCouponsParams) => ({ page_no: number, page_size: pageSize }),
  decode: (value, context): Page<ShopCoupon> => couponPage(value, context),
});

export const shopCouponsQuery = defineQuery(fetchShopCoupons, {
  key: "shop-coupons",
  freshMs: 5 * second,
  staleAfter: ["shop-coupon-change"],
});

export interface NewShopCoupon {
  readonly name: string;
  /** Fen. */
  readonly amount: number;
  /** Fen; 0: on anything. */
  readonly threshold: number;
  readonly scope: ShopCouponScope;
  /** Which products the scope means; none where it means all. */
  readonly productIds: readonly number[];
  /** How many days it is valid after it was claimed. */
  readonly validDays: number;
  /** Null: as many as are wanted. */
  readonly total: number | null;
  readonly perCustomer: number | null;
  /** Epoch milliseconds. */
  readonly claimableFrom: number;
  readonly claimableUntil: number;
}

export const addShopCoupon = postCall("coupons/add", {
  body: (added: NewShopCoupon) => ({
    name: added.name,
    amount: moneyText(added.amount),
    threshold: added.threshold === 0 ? "" : moneyText(added.threshold),
    scope: added.scope,
    ...(added.scope !== "all" && { product_ids: added.productIds }),
    validity: "days",
    valid_days: added.validDays,
    total: added.total ?? "",
    per_customer: added.perCustomer ?? "",
    claimable_from: new Date(added.claimableFrom).toISOString(),
    claimable_until: new Date(added.claimableUntil).toISOString(),
  }),
  decode: record((field) => field("id", id)),
});

/** Whether it can be claimed. What it is worth stays as it was promised. */
export const enableShopCoupon = postCall("coupons/change", {
  body: ({ id: couponId, isEnabled }: { readonly id: number; readonly isEnabled: boolean }) => ({
    id: couponId,
    is_enabled: isEnabled ? 1 : 0,
  }),
  decode: nothing,
});
