/** A line of an order that one can withdraw from, as the platform writes it. */
export function wireWithdrawalLine(id: number, differences: Readonly<Record<string, unknown>> = {}) {
  return {
    id,
    goods_id: id,
    item_id: id,
    goods_name: "Glazed Stoneware Teapot",
    spec_value: "Celadon,900 ml",
    spec_values: ["Celadon", "900 ml"],
    image: "",
    goods_num: 3,
    able_num: 3,
    refund_prices: ["96.66", "193.33", "290.00"],
    excluded: "",
    ...differences,
  };
}

/** What of an order can be withdrawn from. */
export function wireWithdrawalInfo(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    order_sn: "202611201126034821",
    shop_name: "Kiln & Clay",
    objection: "",
    until: "2026-12-04 12:00:00",
    days: 14,
    unshipped: 0,
    lines: [
      wireWithdrawalLine(1),
      wireWithdrawalLine(2, {
        goods_name: "Tea Towel",
        spec_value: "",
        goods_num: 1,
        able_num: 1,
        refund_prices: ["50.00"],
      }),
    ],
    whole_price: "352.00",
    freight_price: "12.00",
    refund_way: "WeChat Pay",
    name: "A new user",
    contact: "13800138000",
    withdrawals: [],
    ...differences,
  };
}
