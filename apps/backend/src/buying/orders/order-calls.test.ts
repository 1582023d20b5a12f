import { expect, test } from "vitest";
import type { Database } from "../../platform/store/database.ts";
import type { Language } from "../../platform/store/language.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { eq } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { later, start } from "../../test-support/later.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { merchantChanges } from "../../test-support/order-rows.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { shanghaiAddress } from "../../test-support/stage.ts";
import { putOrders } from "../../test-support/put-order.ts";
import { holdCoupon } from "../../test-support/stage.ts";
import { type OrderChange } from "./change-order.ts";
import { orderLines, orders, shipmentTraces } from "../../platform/store/schema/orders.ts";
import { noImage } from "../../test-support/no-image.ts";
import { payFromBalance } from "../../test-support/pay-from-balance.ts";

let now = start;

onEachStore(
  "what is said of orders",
  (backend) => {
    const change = (id: number, wanted: OrderChange) => merchantChanges(backend.db, id, wanted, now);
    const setUp = async () => {
      now = start;
      const customer = await backend.richCustomer();
      const productId = await putOnSale(backend.db, { name: "灯", fields: { price: 1990 }, stock: 100 });
      /** As somebody reads it who names no language. */
      const read = (call: string, language: Language = "zh") => customer.read(call, language);
      const { post } = customer;
      const put = async (attributes: Parameters<typeof putOrders>[2][number]["fields"] = {}) => {
        const { orderIds } = await putOrders(
          backend.db,
          customer.id,
          [{ lines: [{ productId, quantity: 3 }], fields: attributes }],
          now,
        );
        return orderIds[0] ?? 0;
      };
      const pay = (id: number) => payFromBalance({ post }, id);
      return { ...customer, productId, read, put, pay };
    };
    /** One order in each state, the ids by state. */
    const oneOfEach = async ({ put, pay, post, token }: Awaited<ReturnType<typeof setUp>>) => {
      const [unpaid, paid, shipped, completed, closed] = [
        await put(),
        await put(),
        await put(),
        await put(),
        await put(),
      ];
      for (const id of [paid, shipped, completed]) await pay(id);
      for (const id of [shipped, completed]) {
        await change(id, { action: "ship", carrier: "顺丰", trackingNumber: "SF1234567890" });
      }
      await post("order/confirm", { id: completed });
      await post("order/cancel", { id: closed });
      return { unpaid, paid, shipped, completed, closed, token };
    };

    test("the order API lists orders by state, with how many there are", async () => {
      const shopper = await setUp();
      const { unpaid, paid, shipped, completed, closed } = await oneOfEach(shopper);
      const counts = { all: 5, pay: 1, delivery: 2, ship: 1, receive: 1, finish: 1, close: 1 };
      for (const [type, ids] of [
        ["", [closed, completed, shipped, paid, unpaid]],
        ["all", [closed, completed, shipped, paid, unpaid]],
        ["pay", [unpaid]],
        ["delivery", [shipped, paid]],
        ["ship", [paid]],
        ["receive", [shipped]],
        ["finish", [completed]],
        ["close", [closed]],
        ["toString", [closed, completed, shipped, paid, unpaid]],
      ] as const) {
        const data = await shopper.read(`order/lists?type=${type}`);
        expect(
          listOf(data["list"]).map(({ id }) => id),
          type,
        ).toEqual(ids);
        expect(data, type).toMatchObject({ page: 1, size: 15, count: ids.length, more: 0, counts });
      }
      const second = await shopper.read("order/lists?page_size=2&page_no=2");
      expect(second).toMatchObject({ page: 2, size: 2, count: 5, more: 1 });
      expect(listOf(second["list"]).map(({ id }) => id)).toEqual([shipped, paid]);
    });

    test("the order API offers the buttons that work", async () => {
      const shopper = await setUp();
      const orderOf = await oneOfEach(shopper);
      const rows = listOf((await shopper.read("order/lists"))["list"]);
      const buttons = (id: number) => {
        const row = rows.find((each) => each["id"] === id);
        return ["pay", "cancel", "delivery", "take", "del", "comment"].filter((name) => row?.[`${name}_btn`] === 1);
      };
      expect(buttons(orderOf.unpaid)).toEqual(["pay", "cancel"]);
      expect(buttons(orderOf.paid)).toEqual(["cancel"]);
      expect(buttons(orderOf.shipped)).toEqual(["delivery", "take"]);
      expect(buttons(orderOf.completed)).toEqual(["delivery", "comment"]);
      expect(buttons(orderOf.closed)).toEqual(["del"]);

      now = later(61, "minutes");
      const after = listOf((await shopper.read("order/lists"))["list"]);
      const stillThere = (id: number) => {
        const row = after.find((each) => each["id"] === id);
        return [row?.["order_status"], row?.["pay_btn"], row?.["cancel_btn"], row?.["del_btn"]];
      };
      // The hour after the payment is over; so is the one to pay, and nobody has to wait for the job to see it.
      expect([stillThere(orderOf.paid), stillThere(orderOf.unpaid)]).toEqual([
        [1, 0, 0, 0],
        [4, 0, 0, 1],
      ]);
    });

    test("the order API writes a row as the contract does", async () => {
      const shopper = await setUp();
      const id = await shopper.put({ isFlash: true });
      const [line] = await backend.db.select().from(orderLines).where(eq(orderLines.orderId, id));
      const [row] = listOf((await shopper.read("order/lists"))["list"]);
      const [shop] = await backend.db.select().from(shops).where(eq(shops.id, 1));
      expect(row).toEqual({
        goods_count: 1,
        pay_btn: 1,
        cancel_btn: 1,
        delivery_btn: 0,
        take_btn: 0,
        del_btn: 0,
        withdraw_btn: 0,
        comment_btn: 0,
        content_btn: 0,
        pickup_btn: 0,
        order_cancel_time: later(60, "minutes").getTime() / 1000,
        id,
        order_sn: expect.stringMatching(/^\d{18,}$/),
        pay_way_base: 0,
        pay_way: 0,
        order_status: 0,
        order_status_desc: "待支付",
        pay_status: 0,
        order_amount: "59.70",
        order_type: 1,
        shipping_status: 0,
        create_time: "2026-11-20 12:00:00",
        shop_id: 1,
        delivery_type: 0,
        order_goods: [
          {
            id: line?.id,
            order_id: id,
            goods_id: shopper.productId,
            item_id: line?.skuId,
            goods_name: "灯",
            goods_price: "19.90",
            discount_price: "0.00",
            member_discount: "0.00",
            spec_value: "默认",
            spec_values: [],
            image: noImage,
            goods_num: 3,
            is_comment: 0,
            is_seckill: 0,
            refund_status: 0,
            commission_ratio: null,
            total_pay_price: "59.70",
            refund_btn: 0,
          },
        ],
        standing: null,
        shop: {
          type_desc: "官方自营",
          id: 1,
          name: shop?.translations.zh?.name ?? shop?.name,
          type: 1,
          logo: expect.stringMatching(/^http/),
          mobile: shop?.phone,
          open_invoice: 1,
          spec_invoice: 0,
          weekdays: [],
          run_start_time: null,
          run_end_time: null,
        },
      });
    });

    test("the order API says what the flash sale took off before the price of the goods", async () => {
      const shopper = await setUp();
      const lines = [{ productId: shopper.productId, quantity: 3 }];
      const { orderIds } = await putOrders(backend.db, shopper.id, [{ lines }], now);
      const [id = 0] = orderIds;
      await backend.db.update(orderLines).set({ regularPrice: 2495 }).where(eq(orderLines.orderId, id));
      const amounts = { goods_price: 59.7, flash_amount: "15.15", order_amount: "59.70" };
      expect(await shopper.read(`order/getOrderDetail?id=${id}`)).toMatchObject(amounts);
    });

    test("the order API adds up in an order's detail, and tells how it came so far", async () => {
      const shopper = await setUp();
      const { orderIds, checkoutId } = await putOrders(
        backend.db,
        shopper.id,
        [
          {
            lines: [{ productId: shopper.productId, quantity: 3 }],
            freight: 800,
            couponDiscount: 875,
            fields: { remark: "尽快发货" },
          },
        ],
        now,
      );
      const [id = 0] = orderIds;
      now = later(1, "minutes");
      await shopper.pay(id);
      now = later(5, "minutes");
      await change(id, { action: "ship", carrier: "顺丰", trackingNumber: "SF1" });
      const detail = await shopper.read(`order/getOrderDetail?id=${id}`);
      expect(detail).toMatchObject({
        id,
        trade_id: checkoutId,
        goods_price: 59.7,
        flash_amount: "0.00",
        member_amount: "0.00",
        discount_amount: "8.75",
        shipping_price: "8.00",
        order_amount: "58.95",
        total_amount: "58.95",
        total_num: 3,
        order_type: "普通订单",
        order_status: 2,
        order_status_desc: "待收货",
        pay_way: "余额支付",
        pay_way_base: 3,
        pay_status: 1,
        delivery_address: "广东省广州市天河区天河路100号",
        consignee: "张三",
        mobile: "13800138000",
        user_remark: "尽快发货",
        create_time: "2026-11-20 12:00:00",
        pay_time: "2026-11-20 12:01:00",
        shipping_time: "2026-11-20 12:05:00",
        confirm_take_time: "",
        cancel_time: "",
        order_cancel_time: "",
        take_btn: 1,
        delivery_btn: 1,
        events: [
          { state: 0, time: "2026-11-20 12:00:00" },
          { state: 1, time: "2026-11-20 12:01:00" },
          { state: 2, time: "2026-11-20 12:05:00" },
        ],
      });
      expect(listOf(detail["order_goods"])).toMatchObject([
        { sum_price: 59.7, total_pay_price: "50.95", refund_btn: 1 },
      ]);
      const texts = await Promise.all(
        (["en", "ja", "ko"] as const).map((language) => shopper.read(`order/getOrderDetail?id=${id}`, language)),
      );
      expect(texts.map((each) => [each["order_status_desc"], each["pay_way"]])).toEqual([
        ["Pending receipt", "Balance"],
        ["受け取り待ち", "残高払い"],
        ["배송 중", "잔액 결제"],
      ]);
    });

    test("the order API says who ended an order, what was sent, and how much of it has been reviewed", async () => {
      const shopper = await setUp();
      const ids = await oneOfEach(shopper);
      const statusOf = async (id: number) => {
        const { is_cancel, delivery_id, is_comment, coupon_list_id } = await shopper.read(
          `order/getOrderDetail?id=${id}`,
        );
        return { is_cancel, delivery_id, is_comment, coupon_list_id };
      };
      const nothing = { is_cancel: 0, delivery_id: 0, is_comment: 0, coupon_list_id: 0 };
      expect(await statusOf(ids.unpaid)).toEqual(nothing);
      expect(await statusOf(ids.paid)).toEqual(nothing);
      expect(await statusOf(ids.closed)).toEqual({ ...nothing, is_cancel: 1 });
      await change(ids.unpaid, { action: "close" });
      expect(await statusOf(ids.unpaid)).toEqual(nothing);
      expect(await statusOf(ids.shipped)).toEqual({ ...nothing, delivery_id: ids.shipped });
      const couponId = await holdCoupon(backend.db, shopper.id, { shopId: 1 });
      const line = { productId: shopper.productId, quantity: 1 };
      const put = await putOrders(backend.db, shopper.id, [{ lines: [line, line], customerCouponId: couponId }], now);
      const [id = 0] = put.orderIds;
      expect(await statusOf(id)).toEqual({ ...nothing, coupon_list_id: couponId });
      const [first] = await backend.db.select().from(orderLines).where(eq(orderLines.orderId, id));
      const review = { isReviewed: true };
      await backend.db
        .update(orderLines)
        .set(review)
        .where(eq(orderLines.id, first?.id ?? 0));
      expect(await statusOf(id)).toMatchObject({ is_comment: 1 });
      await backend.db.update(orderLines).set(review).where(eq(orderLines.orderId, id));
      expect(await statusOf(id)).toMatchObject({ is_comment: 2 });
    });

    test("the order API shows the code of the counter only while it is of use", async () => {
      const shopper = await setUp();
      const id = await shopper.put({ delivery: "pickup", contact: "", telephone: "", regionNames: [], street: "" });
      const shown = async () => {
        const { pickup_code, show_pickup_code, verification_status, order_status_desc, delivery_address } =
          await shopper.read(`order/getOrderDetail?id=${id}`);
        return { pickup_code, show_pickup_code, verification_status, order_status_desc, delivery_address };
      };
      const { translations: _, ...address } = shanghaiAddress;
      await backend.db.update(shops).set(address).where(eq(shops.id, 1));
      expect(await shopper.read(`order/getOrderDetail?id=${id}`)).toMatchObject({
        shop_address: "上海市上海市徐汇区安福路12号",
        shop: { run_start_time: "10:00:00", run_end_time: "21:30:00", weekdays: ["1", "2", "3", "4", "5", "6"] },
      });
      const hidden = { pickup_code: "", show_pickup_code: 0, verification_status: 0, delivery_address: "" };
      expect(await shown()).toEqual({ ...hidden, order_status_desc: "待支付" });
      await shopper.pay(id);
      const [order] = await backend.db.select().from(orders).where(eq(orders.id, id));
      const code = order?.pickupCode ?? "";
      expect(await shown()).toEqual({
        ...hidden,
        pickup_code: code,
        show_pickup_code: 1,
        order_status_desc: "待取货",
      });
      expect(listOf((await shopper.read("order/lists"))["list"])[0]?.["pickup_btn"]).toBe(1);
      await change(id, { action: "collect", code });
      expect(await shown()).toEqual({ ...hidden, verification_status: 1, order_status_desc: "已完成" });
    });

    test("the order API follows a parcel", async () => {
      const shopper = await setUp();
      const id = await shopper.put();
      const traces = (language: "en" | "zh" = "zh") => shopper.read(`order/orderTraces?id=${id}`, language);
      const unpaid = await shopper.get(`order/orderTraces?id=${id}`, "zh");
      expect(unpaid).toMatchObject({ code: 0, msg: "暂无物流信息" });
      now = later(1, "minutes");
      await shopper.pay(id);
      const empty = { tips: "", time: "" };
      expect(await traces()).toMatchObject({
        order: { tips: "已下单", count: 3, invoice_no: null, shipping_name: "-" },
        take: { contacts: "张三", mobile: "13800138000", address: "广东省广州市天河区天河路100号" },
        finish: { title: "交易完成", ...empty },
        delivery: { title: "运输中", time: "", traces: [] },
        shipment: { title: "已发货", ...empty },
        buy: { title: "已下单", tips: "订单提交成功", time: "2026-11-20 12:01:00" },
      });
      now = later(2, "minutes");
      await change(id, { action: "ship", carrier: "顺丰", trackingNumber: "SF1234567890" });
      await backend.db.insert(shipmentTraces).values([
        { orderId: id, text: "已揽收", translations: { en: { text: "Collected" } }, createdAt: later(3, "minutes") },
        { orderId: id, text: "派送中", createdAt: later(4, "minutes") },
      ]);
      now = later(5, "minutes");
      await shopper.post("order/confirm", { id });
      expect(await traces()).toMatchObject({
        order: { tips: "交易完成", invoice_no: "SF1234567890", shipping_name: "顺丰" },
        finish: { tips: "订单交易完成", time: "2026-11-20 12:05:00" },
        delivery: {
          time: "2026-11-20 12:04:00",
          traces: [
            ["2026-11-20 12:04:00", "派送中"],
            ["2026-11-20 12:03:00", "已揽收"],
          ],
        },
        shipment: { tips: "商品已出库", time: "2026-11-20 12:02:00" },
      });
      const inEnglish = recordOf((await traces("en"))["delivery"])["traces"];
      expect(inEnglish).toEqual([
        ["2026-11-20 12:04:00", "派送中"],
        ["2026-11-20 12:03:00", "Collected"],
      ]);
    });

    test("the order API shows where a parcel without a carrier's number has been", async () => {
      const shopper = await setUp();
      const id = await shopper.put();
      now = later(1, "minutes");
      await shopper.pay(id);
      expect(await shopper.read(`order/getOrderDetail?id=${id}`)).toMatchObject({ delivery_btn: 0 });
      await change(id, { action: "ship", carrier: null, trackingNumber: null });
      await backend.db.insert(shipmentTraces).values({ orderId: id, text: "派送中", createdAt: later(2, "minutes") });
      expect(await shopper.read(`order/getOrderDetail?id=${id}`)).toMatchObject({ delivery_btn: 1 });
      expect(await shopper.read(`order/orderTraces?id=${id}`)).toMatchObject({
        order: { invoice_no: null, shipping_name: "-" },
        delivery: { traces: [["2026-11-20 12:02:00", "派送中"]] },
      });
    });

    test("the order API tells nobody of the orders of others", async () => {
      const shopper = await setUp();
      const id = await shopper.put();
      await shopper.pay(id);
      const otherCustomer = await backend.newCustomer();
      const { checkoutId } = await checkoutOf(backend.db, id);
      for (const call of [
        "order/getOrderDetail?id=",
        "order/orderTraces?id=",
        "order/getPayStatus?from=order&id=",
        "order/getPayStatus?from=trade&id=",
        "order/getPayWay?from=order&order_id=",
        "order/getPayWay?from=trade&order_id=",
      ]) {
        const own = `${call}${call.includes("trade") ? checkoutId : id}`;
        expect(await shopper.get(own), own).toMatchObject({ code: 1 });
        const theirs = await otherCustomer.get(own);
        expect(theirs, own).toMatchObject({ status: 200, code: 0, error: "not_found", data: [] });
        const unknown = await otherCustomer.get(`${call}2000000000`);
        expect(unknown.text, own).toBe(theirs.text);
        for (const token of ["", "dead"]) expect(await backend.as(token).get(own), own).toMatchObject({ code: -1 });
      }
      expect(await otherCustomer.read("order/lists")).toMatchObject({
        list: [],
        count: 0,
        counts: { all: 0 },
      });
    });
  },
  { now: () => now },
);

async function checkoutOf(db: Database, id: number) {
  const [order] = await db.select({ checkoutId: orders.checkoutId }).from(orders).where(eq(orders.id, id));
  if (order === undefined) throw new Error("There is no such order");
  return order;
}
