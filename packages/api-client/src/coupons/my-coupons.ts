import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { type Page, page } from "../wire/page.ts";
import { count } from "../wire/scalars.ts";
import { type HeldCoupon, heldCoupon, type HeldCouponState } from "./held-coupon.ts";

export interface HeldCoupons extends Page<HeldCoupon> {
  /** The number of coupons in each state, whichever state was asked for. */
  readonly counts: Readonly<Record<HeldCouponState, number>>;
}

export interface HeldCouponsParams {
  readonly state: HeldCouponState;
  readonly page: number;
  readonly pageSize: number;
}

const typeOf: Readonly<Record<HeldCouponState, string>> = { unused: "valid", used: "used", expired: "expired" };

const heldPage = page(heldCoupon);
const counts = record((field) => ({
  unused: field("valid", count),
  used: field("used", count),
  expired: field("expired", count),
}));
const countsBeside = record((field) => field("expand", counts));

const heldCoupons: Decoder<HeldCoupons> = (value, context) => ({
  ...heldPage(value, context),
  counts: countsBeside(value, context),
});

/** The customer's own coupons, last received first. An unused one may not be valid yet. */
export const fetchMyCoupons = getCall("coupon/myCouponList", {
  query: (params: HeldCouponsParams) => ({
    type: typeOf[params.state],
    page_no: params.page,
    page_size: params.pageSize,
  }),
  decode: heldCoupons,
});

export const myCouponsQuery = defineQuery(fetchMyCoupons, {
  key: "my-coupons",
  freshMs: minute,
  staleAfter: ["coupon-claim", "order-placed", "order-change"],
});
