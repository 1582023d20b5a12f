/** A coupon that is handed out, as the desk of its shop has it. */
export function wireShopCoupon(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 11,
    name: "Ten off",
    amount: "10.00",
    threshold: "0.00",
    scope: "all",
    validity: "days",
    valid_from: null,
    valid_until: null,
    valid_days: 30,
    total: null,
    per_customer: 1,
    claimed: 1234,
    claimable_from: "2026-11-23T02:00:00.000Z",
    claimable_until: "2026-12-23T02:00:00.000Z",
    is_enabled: true,
    ...differences,
  };
}
