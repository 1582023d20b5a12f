import { wireOrderLine } from "@plaza/api-client/testing";

/** The receipt of a withdrawal. */
export function wireReceipt(differences: object = {}) {
  return {
    id: 7,
    order_id: 12,
    order_sn: "202611201126034821",
    shop_name: "Kiln & Clay",
    create_time: "2026-11-22 09:30:00",
    name: "A new user",
    contact: "13800138000",
    lines: [
      {
        id: 1,
        goods_name: "Glazed Stoneware Teapot",
        spec_value: "Celadon,900 ml",
        spec_values: ["Celadon", "900 ml"],
        num: 2,
        refund_price: "193.33",
      },
    ],
    freight_price: "12.00",
    refund_price: "205.33",
    refund_way: "WeChat Pay",
    sends_back: 1,
    to_send: 1,
    send_back_until: "2026-12-06 09:30:00",
    return_to: { contact: "Returns", mobile: "400 123", address: "12 Anfu Road, Shanghai" },
    ...differences,
  };
}

/** An order as its link shows it. */
export function wireLinkedOrder(differences: object = {}) {
  const line = wireOrderLine({
    item_id: 311,
    goods_name: "Glazed Stoneware Teapot",
    goods_price: "100.00",
    discount_price: "10.00",
    spec_value: "Celadon,900 ml",
    spec_values: ["Celadon", "900 ml"],
    goods_num: 3,
    total_pay_price: "290.00",
  });
  return {
    order_sn: "202611201126034821",
    order_status: 2,
    order_status_desc: "Pending receipt",
    delivery_type: 0,
    pay_way: "WeChat Pay",
    pay_way_base: 1,
    pay_status: 1,
    create_time: "2026-11-20 11:26:03",
    pay_time: "2026-11-20 11:27:00",
    shipping_time: "2026-11-21 09:00:00",
    confirm_take_time: "",
    cancel_time: "",
    goods_price: "300.00",
    member_amount: "0.00",
    discount_amount: "10.00",
    shipping_price: "12.00",
    order_amount: "302.00",
    shop_name: "Kiln & Clay",
    order_goods: [line],
    parcel: {
      shipping_name: "SF Express",
      invoice_no: "SF1234567890",
      traces: [{ time: "2026-11-21 10:00:00", text: "Picked up" }],
    },
    ...differences,
  };
}
