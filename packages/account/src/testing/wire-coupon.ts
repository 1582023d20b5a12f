/** A coupon that a customer holds, as it stands on the wire. */
export function wireHeldCoupon(changes: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return {
    id: 90,
    coupon_id: 11,
    name: "Welcome to Hearth & Linden",
    shop_id: 7,
    shop_name: "Hearth & Linden",
    money: 20,
    condition_type: 2,
    condition_money: 150,
    use_goods_type: 1,
    use_goods_desc: "",
    use_time_type: 1,
    use_time_start: 1_793_500_000,
    use_time_end: 1_890_000_000,
    create_time: 1_795_000_000,
    coupon_use_time: 0,
    status: 0,
    is_expired: 0,
    use_time: null,
    order_id: null,
    ...changes,
  };
}

/** A page of them. */
export function wireHeldCoupons(
  lists: readonly Readonly<Record<string, unknown>>[],
  { count = lists.length, page_no = 1, ...expand }: Readonly<Record<string, number>> = {},
) {
  return { lists, expand: { valid: 0, used: 0, expired: 0, ...expand }, count, page_no, page_size: 12 };
}
