import { wireOrder as order, wireOrderDetail as orderDetail, wireOrderLine } from "@plaza/api-client/testing";

// Orders as they stand on the wire.

/** With two lines, the ones of every other state from another shop. */
export function wireOrder(state: number, id = 12 + state) {
  const isOther = state % 2 !== 0;
  return order(state, {
    id,
    order_sn: `2026112009301200${id}`,
    order_amount: "342.00",
    shop: { id: 7, name: isOther ? "Northline Audio" : "Hearth & Linden", type: isOther ? 2 : 1, logo: "" },
    order_goods: [
      wireOrderLine({ id: id * 10 }),
      wireOrderLine({
        id: id * 10 + 1,
        goods_name: "Linden Dining Chair, Solid Walnut",
        goods_num: 2,
        goods_price: "148.00",
      }),
    ],
  });
}

export function wireOrders(list: readonly ReturnType<typeof wireOrder>[], count = list.length) {
  return {
    list,
    page: 1,
    size: 10,
    count,
    more: 0,
    counts: { all: 24, pay: 1, ship: 1, receive: 2, finish: 17, close: 3 },
  };
}

export function wireOrderDetail(state: number, differences: object = {}) {
  return orderDetail(state, {
    ...wireOrder(state),
    goods_price: 350,
    discount_amount: "20.00",
    shipping_price: "12.00",
    user_remark: "Ring twice, please",
    ...differences,
  });
}

/** The site of a platform that says what returns and withdrawals have made of an order. */
export const wireOrderSite = { name: "Plaza", extensions: ["order_timeline", "withdrawal"] };

/** All of an order is withdrawn from, and is to be sent back. */
export const wireWithdrawn = {
  take_btn: 0,
  standing: { kind: "withdrawal", stage: 2, is_whole: 1, after_sale_id: 9, withdrawal_id: 5 },
  timeline: [
    ["placed", "2026-11-20 09:30:12"],
    ["paid", "2026-11-20 09:31:00"],
    ["shipped", "2026-11-20 15:00:00", "SF Express SF1420311860129"],
    ["traced", "2026-11-21 08:12:00", "Out for delivery in Xuhui District"],
    ["requested", "2026-11-22 10:00:00", "Glazed Stoneware Teapot, 900 ml", "", 8],
    ["replaced", "2026-11-23 10:00:00", "Glazed Stoneware Teapot, 900 ml", "", 8],
    ["withdrawn", "2026-11-23 10:00:00", "", "342.00", 0, 5],
  ].map(([kind, time, text = "", amount = "", request = 0, withdrawal = 0]) => ({
    kind,
    time,
    text,
    amount,
    after_sale_id: request,
    withdrawal_id: withdrawal,
  })),
};

export const wireTracking = {
  order: { tips: "已下单", image: "", count: 3, invoice_no: "SF1420311860129", shipping_name: "SF Express" },
  take: { contacts: "Mina Sato", mobile: "13800138000", address: "上海市徐汇区武康路88号1204" },
  finish: { title: "交易完成", tips: "", time: "" },
  delivery: {
    title: "运输中",
    traces: [
      ["2026-11-21 08:12:00", "Out for delivery in Xuhui District"],
      ["2026-11-21 02:40:00", "Arrived at the Shanghai hub"],
    ],
  },
  shipment: { title: "已发货", tips: "Handed over to the carrier", time: "2026-11-20 15:00:00" },
  buy: { title: "已下单", tips: "Ordered and paid", time: "2026-11-20 09:31:00" },
};
