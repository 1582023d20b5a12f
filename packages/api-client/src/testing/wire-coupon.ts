const printed = {
  name: "Welcome to Hearth & Linden",
  shop_id: 7,
  money: "20",
  condition_type: 2,
  condition_money: "150",
  use_goods_type: 1,
  use_time_type: 1,
  use_time_start: 1_700_000_000,
  use_time_end: 1_900_000_000,
};

/** A coupon that can be received, as the platform writes it. */
export function wireCoupon(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    ...printed,
    id: 11,
    shop: { id: 7, name: "Hearth & Linden" },
    use_time: 0,
    is_get: 0,
    can_continue_get: 0,
    ...differences,
  };
}

/** A coupon that a customer holds. */
export function wireHeldCoupon(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    ...printed,
    id: 31,
    coupon_id: 3,
    shop_name: "Hearth & Linden",
    coupon_use_time: 0,
    create_time: 1_700_000_000,
    status: 0,
    is_expired: 0,
    use_time: null,
    order_id: null,
    ...differences,
  };
}
