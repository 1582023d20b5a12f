import { describe, expect, test } from "vitest";
import { stubClient, succeeding } from "../../test/stub-client.ts";
import { wireOrder, wireOrderDetail, wireOrderLine } from "../testing/wire-order.ts";
import type { Order } from "./order.ts";
import { fetchOrder } from "./order-detail.ts";
import { fetchOrders, cancelOrder, confirmOrder, deleteOrder } from "./orders.ts";

const goods = wireOrderLine({
  id: 70,
  item_id: 310,
  goods_name: "Pan",
  goods_price: "59.00",
  discount_price: "5.00",
  spec_value: "默认",
  image: "http://127.0.0.1/p.png",
  goods_num: 2,
  total_pay_price: "107.10",
});
const ordered = {
  id: 9,
  order_sn: "202505060708091234",
  order_status_desc: "待支付",
  order_amount: "107.10",
  create_time: "2025-05-06 07:08:10",
  order_cancel_time: 1795148763,
  shop: { id: 7, name: 6666, type: 1, logo: "" },
  order_goods: [goods],
};
const row = wireOrder(0, ordered);
const params = { filter: "all", page: 1, pageSize: 10 } as const;

function listing(changes: Record<string, unknown>, beside: Record<string, unknown> = {}) {
  return succeeding({ list: [{ ...row, ...changes }], count: 1, more: 0, page: 1, size: 10, ...beside });
}

async function orderOf(changes: Record<string, unknown>): Promise<Order | undefined> {
  return (await fetchOrders(listing(changes).api, params)).items[0];
}

test("orders are read with their lines and what may be done", async () => {
  const { api, called } = listing({});
  expect(await fetchOrders(api, params)).toEqual({
    items: [
      {
        id: 9,
        number: "202505060708091234",
        state: "unpaid",
        stateText: "待支付",
        delivery: "express",
        shop: { id: 7, name: "6666", logo: null, selfOperated: true },
        lines: [
          {
            id: 70,
            productId: 31,
            skuId: 310,
            name: "Pan",
            image: "/p.png",
            optionText: null,
            quantity: 2,
            unitPrice: 5900,
            subtotal: 11800,
            discount: 500,
            paidAmount: 10710,
            request: "none",
            refundable: null,
          },
        ],
        standing: null,
        awaitsTransfer: false,
        cashDue: null,
        cashClaimed: false,
        amount: 10710,
        createdAt: Date.UTC(2025, 4, 5, 23, 8, 10),
        payBefore: 1795148763000,
        actions: {
          pay: true,
          cancel: true,
          track: false,
          confirmReceipt: false,
          delete: false,
          withdraw: false,
          review: false,
        },
      },
    ],
    total: 1,
    page: 1,
    pageSize: 10,
    hasMore: false,
    counts: null,
  });
  expect(called[0]?.search).toBe("?type=all&page_no=1&page_size=10");
});

test.each([
  ["unpaid", "pay"],
  ["open", "delivery"],
  ["unshipped", "ship"],
  ["shipped", "receive"],
  ["completed", "finish"],
  ["closed", "close"],
] as const)("orders that are %s are asked for with the type %s", async (filter, type) => {
  const { api, called } = listing({});
  await fetchOrders(api, { ...params, filter });
  expect(called[0]?.searchParams.get("type")).toBe(type);
});

test("the orders of a platform may come with their counts", async () => {
  const counts = { all: 12, pay: 1, ship: 2, receive: 3, finish: 4, close: 2 };
  expect((await fetchOrders(listing({}, { counts }).api, params)).counts).toEqual({
    all: 12,
    unpaid: 1,
    unshipped: 2,
    shipped: 3,
    completed: 4,
    closed: 2,
  });
});

test("an order without a closing time has no deadline", async () => {
  expect(await orderOf({ order_cancel_time: "", order_status: 1 })).toMatchObject({
    payBefore: null,
    state: "unshipped",
  });
});

test("an order line keeps its price after the flash sale is over", async () => {
  const gone = { ...goods, goods_price: null, spec_value: null, discount_price: "0.10", total_pay_price: "99.90" };
  expect(await orderOf({ order_goods: [gone] })).toMatchObject({ lines: [{ unitPrice: 5000, subtotal: 10000 }] });
});

test("a line that no coupon had a part in has no discount", async () => {
  expect(await orderOf({ order_goods: [{ ...goods, discount_price: null }] })).toMatchObject({
    lines: [{ discount: 0, paidAmount: 10710 }],
  });
});

test.each([
  [0, "express"],
  [1, "virtual"],
  [2, "pickup"],
])("delivery type %i of an order is %s", async (delivery_type, delivery) => {
  expect(await orderOf({ delivery_type })).toMatchObject({ delivery });
});

const detail = wireOrderDetail(2, {
  ...ordered,
  create_time: "1970-01-01 08:33:46",
  pay_time: "2025-05-06 08:00:00",
  shipping_time: "",
  consignee: "Mo Li",
  mobile: "13712345678",
  delivery_address: "广东省广州市天河区天河路100号",
  goods_price: 117.99999999999999,
  member_amount: "5.90",
  discount_amount: "5.00",
  user_remark: null,
  shop_address: "上海上海市黄浦区南京东路99号",
});

function detailOf(changes: Record<string, unknown>) {
  return fetchOrder(succeeding({ ...detail, ...changes }).api, 9);
}

describe("one order", () => {
  test("an order has amounts that add up, whatever rounding errors are sent", async () => {
    const { amounts, amount } = await detailOf({});
    expect(amounts).toEqual({ goods: 11800, memberDiscount: 590, couponDiscount: 500, freight: 0, flashDiscount: 0 });
    expect(amounts.goods - amounts.memberDiscount - amounts.couponDiscount + amounts.freight).toBe(amount);
  });

  test("an order has what the flash sale took off, and what came late and went back, where the platform says so", async () => {
    const late = { amount: "61.00", pay_way: "WeChat Pay", pay_time: "2026-11-20 12:01:30", refund_time: "" };
    const late_refunds = [late, { ...late, refund_time: "2026-11-20 12:02:00" }];
    const { amounts, lateRefunds } = await detailOf({ flash_amount: "20.00", late_refunds });
    expect(amounts).toMatchObject({ goods: 11800, flashDiscount: 2000 });
    const arrivedAt = Date.UTC(2026, 10, 20, 4, 1, 30);
    expect(lateRefunds).toEqual([
      { amount: 6100, method: "WeChat Pay", arrivedAt, refundedAt: null },
      { amount: 6100, method: "WeChat Pay", arrivedAt, refundedAt: arrivedAt + 30_000 },
    ]);
    expect((await detailOf({})).lateRefunds).toEqual([]);
  });

  test("an order that nobody has paid has no way of paying, also where one was chosen", async () => {
    const chosen = { pay_way: "微信支付", pay_time: "", pay_status: 0 };
    expect(await detailOf(chosen)).toMatchObject({ paymentMethod: null });
    expect(await detailOf({ ...chosen, pay_status: 1 })).toMatchObject({ paymentMethod: "微信支付" });
  });

  test("an order was placed at the time in its number where the sent time cannot be true", async () => {
    const { createdAt, paidAt, shippedAt } = await detailOf({});
    expect(createdAt).toBe(Date.UTC(2025, 4, 5, 23, 8, 9));
    expect(paidAt).toBe(Date.UTC(2025, 4, 6, 0, 0, 0));
    expect(shippedAt).toBeNull();
    expect((await detailOf({ order_sn: "A-17" })).createdAt).toBeNull();
    expect((await detailOf({ create_time: "2025-05-06 07:08:10" })).createdAt).toBe(Date.UTC(2025, 4, 5, 23, 8, 10));
  });

  test("an order has a receiver, or null where nothing is sent", async () => {
    expect((await detailOf({})).receiver).toEqual({
      name: "Mo Li",
      phone: "13712345678",
      address: "广东省广州市天河区天河路100号",
    });
    expect((await detailOf({ consignee: "", mobile: "", delivery_address: "" })).receiver).toBeNull();
  });

  test("an order says where and when it can be picked up, where the platform does", async () => {
    expect(await detailOf({})).toMatchObject({ shopAddress: "上海上海市黄浦区南京东路99号", openingHours: null });
    const hours = { run_start_time: "09:00:00", run_end_time: "18:30:00", weekdays: ["1", "5"] };
    expect(await detailOf({ shop: { ...row.shop, ...hours } })).toMatchObject({
      openingHours: { opensAt: "09:00", closesAt: "18:30", weekdays: [1, 5] },
    });
  });

  test("an order has null where the platform writes nothing", async () => {
    expect(await detailOf({ pay_way: "-" })).toMatchObject({
      paymentMethod: null,
      remark: null,
      deliveredContent: null,
      pickupCode: null,
      refund: "none",
      refundAmount: null,
    });
    expect(await detailOf({ refund_status: 2, refund_amount: "107.10", pickup_code: "718274" })).toMatchObject({
      refund: "all",
      refundAmount: 10710,
      pickupCode: "718274",
    });
  });

  test("an order can be reviewed where one of its lines can", async () => {
    const [no, yes] = [
      { ...goods, comment_btn: 0 },
      { ...goods, id: 71, comment_btn: 1 },
    ];
    expect((await detailOf({ order_goods: [no, yes] })).actions.review).toBe(true);
    expect((await detailOf({ order_goods: [no, no] })).actions.review).toBe(false);
    expect((await detailOf({})).actions.review).toBe(false);
  });

  test("an order that does not exist is a 404 where the platform says so", async () => {
    const { api } = stubClient({ code: 0, show: 1, msg: "no such order", data: [], error: "not_found" });
    await expect(fetchOrder(api, 9)).rejects.toMatchObject({ kind: "business", statusCode: 404 });
  });
});

test("a change of an order sends its id", async () => {
  const { api, sent } = succeeding({ res: { del: 1 } });
  await cancelOrder(api, 9);
  await confirmOrder(api, 9);
  await deleteOrder(api, 9);
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/order/cancel", { id: 9 }],
    ["/api/order/confirm", { id: 9 }],
    ["/api/order/del", { id: 9 }],
  ]);
});
