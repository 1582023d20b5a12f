import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { page } from "../wire/page.ts";
import { count, optionalCount } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import { type OfferedCoupon, offeredCoupon } from "./coupons.ts";

/** How often one customer may claim a coupon. */
export interface ClaimLimit {
  readonly times: number;
  readonly each: "customer" | "day";
}

/** A coupon of the coupon centre. Times are epoch milliseconds. */
export interface CentreCoupon extends OfferedCoupon {
  /** From when it can be claimed; null where the platform does not say. Only with `coupon_centre` in the future. */
  readonly claimableFrom: number | null;
  /** How many can still be claimed; null where there is no end of them, or the platform does not say. */
  readonly left: number | null;
  /** Null: as often as one likes. */
  readonly limit: ClaimLimit | null;
}

export interface CouponCentreParams {
  /** Also what begins soon and what is all claimed; only with `coupon_centre`. */
  readonly withOthers: boolean;
  readonly page: number;
  readonly pageSize: number;
}

const inAll = 2;
const aDay = 3;

const claimTerms = record((field) => {
  const kind = field("get_num_type", count);
  const times = field("get_num", count);
  return {
    claimableFrom: field("send_time_start", time),
    left: field("send_left", optionalCount),
    limit:
      times > 0 && (kind === inAll || kind === aDay)
        ? ({ times, each: kind === inAll ? "customer" : "day" } as const)
        : null,
  };
});

const centreCoupon: Decoder<CentreCoupon> = (value, context) => ({
  ...offeredCoupon(value, context),
  ...claimTerms(value, context),
});

/** The coupons of all shops. One of the platform itself, which no checkout takes, is not asked for. */
export const fetchCouponCentre = getCall("coupon/getCouponList", {
  query: ({ withOthers, page: pageNumber, pageSize }: CouponCentreParams) => ({
    type: "shop",
    centre: withOthers ? 1 : undefined,
    page_no: pageNumber,
    page_size: pageSize,
  }),
  decode: page(centreCoupon),
});

/** Visitors share one answer. A customer's own is never shared, because it says what was claimed. */
export const couponCentreQuery = defineQuery(fetchCouponCentre, {
  key: "coupon-centre",
  freshMs: minute,
  sharedMs: 15 * second,
  staleAfter: ["coupon-claim"],
});
