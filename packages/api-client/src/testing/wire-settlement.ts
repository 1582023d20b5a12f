/** What is bought in a settlement, as the platform writes it. */
export function wireSettlementLine(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    item_id: 90,
    goods_id: 31,
    shop_id: 7,
    num: 2,
    type: 0,
    name: "Glazed Stoneware Teapot, 900 ml",
    price: "54.00",
    original_price: "54.00",
    spec_value: "Cherry,900 ml",
    spec_values: ["Cherry", "900 ml"],
    image: "",
    delivery_type: 1,
    is_seckill: 0,
    is_member: 0,
    sum_price: 108,
    ...differences,
  };
}

/** What is bought of one shop. */
export function wireSettlementShop(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    delivery_types_arr: [],
    delivery_type: 1,
    delivery_type_text: "快递发货",
    shop_id: 7,
    shop_name: "Hearth & Linden",
    coupon_list: [],
    goods: [wireSettlementLine()],
    shipping_price: 0,
    discount_amount: 0,
    total_amount: 0,
    ...differences,
  };
}
