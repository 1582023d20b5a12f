const moment = "2026-11-23T02:00:00.000Z";

/** A paid order, as the desk of its shop has it. */
export function wireShopOrder(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 7,
    number: "202611230001",
    state: "paid",
    delivery: "express",
    amount: "118.00",
    customer: { id: 3, nickname: "Mei" },
    contact: "Wang Li",
    telephone: "13800138000",
    address: "上海市 上海市 徐汇区 武康路88号1204",
    remark: "",
    carrier: "",
    tracking_number: "",
    is_refunded: false,
    refunded_amount: "0.00",
    is_held: false,
    created_at: moment,
    paid_at: moment,
    shipped_at: null,
    completed_at: null,
    closed_at: null,
    may: { send: true, deliver: false, close: true, hand_over: false },
    lines: [wireShopOrderLine()],
    ...differences,
  };
}

/** A line of such an order. */
export function wireShopOrderLine(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 70,
    product_id: 5,
    name: "Glazed Stoneware Teapot",
    options: "Forest / 900 ml",
    image: "",
    quantity: 2,
    unit_price: "54.00",
    amount: "108.00",
    refunded_quantity: 0,
    ...differences,
  };
}
