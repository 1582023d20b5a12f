/**
 * When a coupon can be used, in epoch milliseconds: in a period, or for so many days from the day it is received or the
 * day after.
 */
export type CouponPeriod =
  | { readonly kind: "period"; readonly from: number | null; readonly until: number | null }
  | { readonly kind: "days"; readonly days: number; readonly fromNextDay: boolean };

/** What is to be said of a period at a moment. Days are those of the platform's calendar. */
export type CouponPhase =
  | { readonly kind: "endless" | "over" | "from-tomorrow" | "today" | "tomorrow" }
  | { readonly kind: "from" | "until"; readonly time: number }
  | { readonly kind: "days-left"; readonly days: number };

const oneDay = 86_400_000;
/** Shanghai is ahead of UTC by this, all year. */
const ahead = 28_800_000;
/** Further ahead than this a date says more than a number of days. */
const countedDays = 7;

function dayOf(time: number): number {
  return Math.floor((time + ahead) / oneDay);
}

/** A coupon is not valid any more at its end, so its last moment is a second before, the smallest unit of the wire. */
export function couponPhase({ from, until }: Extract<CouponPeriod, { kind: "period" }>, now: number): CouponPhase {
  if (until !== null && until <= now) return { kind: "over" };
  if (from !== null && from > now && dayOf(from) > dayOf(now))
    return dayOf(from) === dayOf(now) + 1 ? { kind: "from-tomorrow" } : { kind: "from", time: from };
  if (until === null) return { kind: "endless" };
  const last = until - 1000;
  const days = dayOf(last) - dayOf(now);
  if (days <= 0) return { kind: "today" };
  if (days === 1) return { kind: "tomorrow" };
  return days <= countedDays ? { kind: "days-left", days } : { kind: "until", time: last };
}
