import type { OfferedCoupon } from "@plaza/api-client";

export function offeredCoupon(changes: Partial<OfferedCoupon> = {}): OfferedCoupon {
  return {
    id: 11,
    name: "Welcome to Hearth & Linden",
    shop: { id: 7, name: "Hearth & Linden" },
    amount: 2000,
    threshold: 15_000,
    scope: "all",
    namedProductIds: null,
    validity: { kind: "period", from: Date.UTC(2026, 10, 1), until: Date.UTC(2026, 10, 30, 15, 59) },
    claim: "open",
    ...changes,
  };
}

/** One of each kind. */
export function offeredCoupons(): readonly OfferedCoupon[] {
  return [
    offeredCoupon(),
    offeredCoupon({
      id: 12,
      name: "Autumn at home",
      amount: 350,
      threshold: null,
      scope: "listed",
      validity: { kind: "days", days: 7, fromNextDay: false },
      claim: "open-again",
    }),
    offeredCoupon({
      id: 13,
      name: "Kitchen days",
      amount: 6000,
      threshold: 50_050,
      scope: "all-but-listed",
      validity: { kind: "days", days: 3, fromNextDay: true },
      claim: "claimed",
    }),
    offeredCoupon({
      id: 14,
      name: "Plaza turns ten",
      shop: null,
      amount: 500,
      validity: { kind: "period", from: null, until: Date.UTC(2026, 11, 24, 15, 59) },
    }),
  ];
}
