import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchTracking } from "./tracking.ts";

const sent = {
  order: {
    tips: "已下单",
    image: "http://127.0.0.1/p.png",
    count: 5,
    invoice_no: "SF1234567890",
    shipping_name: "顺丰",
  },
  take: { contacts: "Mo Li", mobile: 13712345678, address: "广东省广州市天河区天河路100号" },
  finish: { title: "交易完成", tips: "", time: "" },
  delivery: {
    title: "运输中",
    traces: [
      ["2025-05-07 10:12:00", "Signed for", "Guangzhou"],
      ["On its way", "2025-05-06 08:01:10"],
      ["query failed"],
      [""],
    ],
  },
  shipment: { title: "已发货", tips: "商品已出库", time: "2025-05-06 07:30:00" },
  buy: { title: "已下单", tips: "订单提交成功", time: "2025-05-06 07:08:09" },
};

test("the events of a parcel are read whether the carrier sends text or time first", async () => {
  const { api, called } = succeeding(sent);
  expect(await fetchTracking(api, 9)).toEqual({
    image: "/p.png",
    quantity: 5,
    carrier: "顺丰",
    trackingNumber: "SF1234567890",
    receiver: { name: "Mo Li", phone: "13712345678", address: "广东省广州市天河区天河路100号" },
    ordered: { text: "订单提交成功", at: Date.UTC(2025, 4, 5, 23, 8, 9) },
    shipped: { text: "商品已出库", at: Date.UTC(2025, 4, 5, 23, 30, 0) },
    events: [
      { text: "Signed for", at: Date.UTC(2025, 4, 7, 2, 12, 0) },
      { text: "On its way", at: Date.UTC(2025, 4, 6, 0, 1, 10) },
      { text: "query failed", at: null },
    ],
    completed: null,
  });
  expect(called[0]?.search).toBe("?id=9");
});

test("a paid order that is not shipped has neither carrier nor events", async () => {
  const order = { ...sent.order, invoice_no: null, shipping_name: "-" };
  const nothing = { title: "", tips: "", time: "" };
  const { api } = succeeding({ ...sent, order, shipment: nothing, delivery: { title: "", traces: [] } });
  expect(await fetchTracking(api, 9)).toMatchObject({
    carrier: null,
    trackingNumber: null,
    shipped: null,
    events: [],
  });
});
