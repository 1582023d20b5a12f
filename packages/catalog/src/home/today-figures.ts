import type { HeldCoupon, Order } from "@plaza/api-client";

export type TodayFact =
  | { readonly kind: "shipped" | "unpaid"; readonly order: Order }
  | { readonly kind: "coupon"; readonly coupon: HeldCoupon & { readonly validUntil: number } };

/** A coupon that ends later than that is no matter of today. */
const soon = 5 * 86_400_000;

/** What a customer may want to know today, at most one of a kind: an order on its way, one to pay, a coupon that ends. */
export function todayFigures(
  orders: readonly Order[],
  coupons: readonly HeldCoupon[],
  now: number,
): readonly TodayFact[] {
  const shipped = orders.find(({ state, delivery }) => state === "shipped" && delivery === "express");
  const unpaid = orders.find(({ state, payBefore }) => state === "unpaid" && (payBefore === null || payBefore > now));
  const [ending] = coupons
    .flatMap((coupon) => (coupon.validUntil === null ? [] : [{ ...coupon, validUntil: coupon.validUntil }]))
    .filter(
      ({ state, validFrom, validUntil }) =>
        state === "unused" && (validFrom ?? 0) <= now && validUntil > now && validUntil <= now + soon,
    )
    .toSorted((left, right) => left.validUntil - right.validUntil || right.amount - left.amount);
  return [
    ...(shipped === undefined ? [] : [{ kind: "shipped" as const, order: shipped }]),
    ...(unpaid === undefined ? [] : [{ kind: "unpaid" as const, order: unpaid }]),
    ...(ending === undefined ? [] : [{ kind: "coupon" as const, coupon: ending }]),
  ];
}
