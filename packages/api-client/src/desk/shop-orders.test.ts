import { expect, test } from "vitest";
import { stubClient, succeeding } from "../../test/stub-client.ts";
import { ApiError } from "../api-error.ts";
import { wireShopOrder, wireShopOrderLine } from "../testing/wire-shop-order.ts";
import {
  addOrderNote,
  closeShopOrder,
  deliverOrder,
  handOverOrder,
  removeOrderNote,
  sendOrders,
} from "./change-shop-order.ts";
import { fetchShopOrder } from "./shop-order-detail.ts";
import { fetchShopOrders, findPickup, shopOrderExportPath } from "./shop-orders.ts";

const order = wireShopOrder({
  number: "20261123",
  carrier: null,
  tracking_number: null,
  paid_at: "2026-11-23T02:01:00.000Z",
  lines: [wireShopOrderLine({ image: "http://127.0.0.1:8899/uploads/lamp.png" })],
});
const page = {
  list: [order, { ...order, id: 8, state: "lost" }],
  counts: { to_send: 2, to_pick_up: 1, sent: 0, unpaid: 4 },
  page_no: 1,
  page_size: 20,
  count: 2,
  more: 0,
};

test("a shop's orders are read with what it may do, and one in a state that nobody knows is left out", async () => {
  const { api, called } = succeeding(page);
  const orders = await fetchShopOrders(api, { list: "toSend", words: "Wang", page: 1, pageSize: 20 });
  expect(orders).toMatchObject({ total: 2, counts: { toSend: 2, toPickUp: 1, sent: 0, unpaid: 4 } });
  expect(orders.items).toHaveLength(1);
  expect(orders.items[0]).toMatchObject({
    id: 7,
    state: "unshipped",
    amount: 11_800,
    carrier: null,
    paidAt: Date.parse("2026-11-23T02:01:00Z"),
    shippedAt: null,
    may: { send: true, deliver: false, close: true, handOver: false },
    lines: [{ unitPrice: 5400, image: "/uploads/lamp.png" }],
  });
  expect(called[0]?.search).toBe("?list=to_send&words=Wang&page_no=1&page_size=20");
});

test("an order is read with what its amount is made of, and its history", async () => {
  const detail = {
    ...order,
    amounts: { goods: "108.00", member_discount: "0.00", coupon_discount: "5.00", shipping: "15.00" },
    delivered_content: "",
    states: [{ state: "paid", since: "2026-11-23T02:01:00.000Z" }],
    traces: [{ text: "On its way", at: "2026-11-23T03:00:00.000Z" }],
  };
  expect(await fetchShopOrder(succeeding(detail).api, { id: 7 })).toMatchObject({
    number: "20261123",
    amounts: { goods: 10_800, memberDiscount: 0, couponDiscount: 500, shipping: 1500 },
    deliveredContent: null,
    states: [{ state: "unshipped", since: Date.parse("2026-11-23T02:01:00Z") }],
    traces: [{ text: "On its way" }],
  });
});

test("what is sent goes under the names of the wire, and each order has an answer of its own", async () => {
  const { api, sent } = succeeding({ sent: [7], rejected: [{ order_id: 8, message: "It is closed." }] });
  const parcels = [
    { orderId: 7, carrier: "SF Express", trackingNumber: "SF1001" },
    { orderId: 8, carrier: "", trackingNumber: "" },
  ];
  expect(await sendOrders(api, { parcels })).toEqual({
    sent: [7],
    rejected: [{ orderId: 8, message: "It is closed.", now: null }],
  });
  expect(sent[0]?.body).toEqual({
    parcels: [
      { order_id: 7, carrier: "SF Express", tracking_number: "SF1001" },
      { order_id: 8, carrier: "", tracking_number: "" },
    ],
  });
});

test("what waits for a code is found and handed over with it", async () => {
  const { api, called, sent } = succeeding([{ ...order, delivery: "pickup" }]);
  expect(await findPickup(api, { code: "042917" })).toMatchObject([{ id: 7, delivery: "pickup" }]);
  expect(called[0]?.search).toBe("?code=042917");
  await handOverOrder(api, { id: 7, code: "042917" });
  expect(sent[1]?.body).toEqual({ id: 7, code: "042917" });
});

test("orders are narrowed down alike in a list and in a file", async () => {
  const { api, called } = succeeding({ ...page, pay_methods: [{ method: "alipay", name: "Alipay" }] });
  const filter = {
    list: "all",
    from: Date.parse("2026-11-01T00:00:00+08:00"),
    payMethod: "alipay",
    delivery: "pickup",
    ids: [7, 8],
  } as const;
  const { payMethods } = await fetchShopOrders(api, { ...filter, page: 1, pageSize: 20 });
  expect(payMethods).toEqual([{ method: "alipay", name: "Alipay" }]);
  const narrowed = "list=all&from=2026-10-31T16%3A00%3A00.000Z&pay_method=alipay&delivery=pickup&ids=7%2C8";
  expect(called[0]?.search).toBe(`?${narrowed}&page_no=1&page_size=20`);
  expect(shopOrderExportPath(filter, "ja")).toBe(`/deskapi/orders/export?${narrowed}&language=ja`);
});

test("notes are read with an order, and each is added and removed by itself", async () => {
  const detail = {
    ...order,
    amounts: { goods: "108.00", member_discount: "0.00", coupon_discount: "5.00", shipping: "15.00" },
    states: [],
    notes: [{ id: 3, text: "Call first", by: "Mei", at: "2026-11-23T03:00:00.000Z" }],
    traces: [],
  };
  expect((await fetchShopOrder(succeeding(detail).api, { id: 7 })).notes).toEqual([
    { id: 3, text: "Call first", by: "Mei", at: Date.parse("2026-11-23T03:00:00Z") },
  ]);
  const { api, sent } = succeeding([]);
  await addOrderNote(api, { id: 7, note: "Call first" });
  await removeOrderNote(api, { id: 3 });
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/orders/add_note", { id: 7, note: "Call first" }],
    ["/api/orders/remove_note", { id: 3 }],
  ]);
});

test("an order is delivered by a text and closed with a reason", async () => {
  const { api, sent } = succeeding([]);
  await deliverOrder(api, { id: 7, content: "KEY-1" });
  await closeShopOrder(api, { id: 7, reason: "Sold out" });
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/orders/deliver", { id: 7, content: "KEY-1" }],
    ["/api/orders/close", { id: 7, reason: "Sold out" }],
  ]);
});

test("an order of another shop is not found", async () => {
  const { api } = stubClient({ code: 0, show: 1, msg: "It is gone", data: [], error: "not_found" });
  const error: unknown = await fetchShopOrder(api, { id: 7 }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ kind: "business", statusCode: 404 });
});
