/** A line of an order, as the platform writes it. */
export function wireOrderLine(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 1,
    order_id: 12,
    goods_id: 31,
    item_id: 90,
    goods_name: "Glazed Stoneware Teapot, 900 ml",
    goods_price: "54.00",
    discount_price: "0.00",
    total_pay_price: "54.00",
    spec_value: "Cherry,900 ml",
    spec_values: ["Cherry", "900 ml"],
    image: "",
    goods_num: 1,
    ...differences,
  };
}

const noButtons = { pay_btn: 0, cancel_btn: 0, delivery_btn: 0, take_btn: 0, del_btn: 0 };
/** By the number of a state: 0 awaits payment, 4 is closed. */
const buttons = [
  { pay_btn: 1, cancel_btn: 1 },
  { cancel_btn: 1 },
  { delivery_btn: 1, take_btn: 1 },
  { delivery_btn: 1 },
  { del_btn: 1 },
];

/** An order with one line, by the number of its state. */
export function wireOrder(state: number, differences: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 12,
    order_sn: "202611200930120012",
    order_status: state,
    order_status_desc: "",
    pay_status: state === 0 ? 0 : 1,
    order_amount: "54.00",
    create_time: "2026-11-20 09:30:12",
    delivery_type: 0,
    order_cancel_time: state === 0 ? Math.floor(Date.now() / 1000) + 1714 : "",
    ...noButtons,
    ...buttons[state],
    shop: { id: 7, name: "Hearth & Linden", type: 1, logo: "" },
    order_goods: [wireOrderLine()],
    ...differences,
  };
}

/** The same with all that an order's own page has. */
export function wireOrderDetail(state: number, differences: Readonly<Record<string, unknown>> = {}) {
  const time = (minute: number): string => (state >= minute ? `2026-11-20 09:${30 + minute}:00` : "");
  return {
    ...wireOrder(state),
    trade_id: 7,
    pay_way: state === 0 ? "-" : "余额支付",
    consignee: "Mina Sato",
    mobile: "13800138000",
    delivery_address: "上海市徐汇区武康路88号1204",
    goods_price: 54,
    member_amount: "0.00",
    discount_amount: "0.00",
    shipping_price: "0.00",
    user_remark: "",
    delivery_content: "",
    pickup_code: "",
    shop_address: "",
    refund_status: 0,
    refund_amount: null,
    pay_time: time(1),
    shipping_time: time(2),
    confirm_take_time: time(3),
    cancel_time: state === 4 ? "2026-11-20 09:55:00" : "",
    ...differences,
  };
}
