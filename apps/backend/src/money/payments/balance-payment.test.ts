import pLimit from "p-limit";
import { expect, test } from "vitest";
import { products } from "../../platform/store/schema/catalog.ts";
import { eq } from "../../platform/store/sql.ts";
import { recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { statesOf } from "../../test-support/order-rows.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { type OrderToPut, putOrders } from "../../test-support/put-order.ts";
import { balanceOf } from "../wallet/balance.ts";
import { payments } from "../../platform/store/schema/payments.ts";
import { noImage } from "../../test-support/no-image.ts";
import { expectBalancedLedger } from "../../test-support/order-model/invariants.ts";

onEachStore("paying out of the wallet", (backend) => {
  const setUp = async (wanted: readonly Partial<OrderToPut>[], fen?: number) => {
    const customer = await backend.richCustomer(fen);
    const productId = await putOnSale(backend.db, { name: "Lamp", fields: { price: 3333 }, stock: 100 });
    const put = await putOrders(
      backend.db,
      customer.id,
      wanted.map((each) => ({ lines: [{ productId, quantity: 1 }], ...each })),
    );
    const { post } = customer;
    const pay = (from: "order" | "trade", id: number | undefined, key?: string, method = 3) =>
      post("pay/unifiedpay", { order_id: id, from, pay_way: method }, { key });
    const status = (from: "order" | "trade", id: number | undefined) =>
      customer.read(`order/getPayStatus?from=${from}&id=${id}`, "zh");
    const states = () => statesOf(backend.db, customer.id);
    const spent = async () => (fen ?? 1_000_000) - (await balanceOf(backend.db, customer.id));
    return { ...customer, ...put, productId, pay, status, states, spent };
  };

  test("paying out of the wallet pays a whole trade at once, in one row of the log", async () => {
    const { token, checkoutId, pay, status, states, spent, productId, orderIds } = await setUp([{ freight: 500 }, {}]);
    const address = { contact: "张三", mobile: "13800138000", delivery_address: "广东省 广州市 天河区天河路100号" };
    expect(await status("trade", checkoutId)).toMatchObject({
      id: checkoutId,
      order_id: orderIds[1],
      total_amount: "71.66",
      pay_status: 0,
      order_status: 0,
      pay_status_text: "待支付",
      pay_way: "-",
      pay_time: 0,
      cancel_time: expect.any(Number),
      address,
    });
    expect(await pay("trade", checkoutId)).toMatchObject({ code: 20001, show: 0, msg: "Paid", data: [] });
    expect([await states(), await spent()]).toEqual([["paid", "paid"], 7166]);
    expect(await status("trade", checkoutId)).toMatchObject({
      total_amount: "71.66",
      pay_status: 1,
      order_status: 1,
      pay_way: "余额支付",
      pay_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      orders: orderIds.map((id) => ({ id, order_status: 1 })),
    });
    const log = await backend.as(token).read("user/accountLog?source=1&type=2");
    expect(log).toMatchObject({ count: 1, list: [{ change_amount: "71.66" }] });
    expect(await backend.as(token).read("user/myWallet")).toMatchObject({
      user_money: "9928.34",
      total_order_amount: "71.66",
    });
    const [product] = await backend.db.select().from(products).where(eq(products.id, productId));
    expect(product?.actualSales).toBe(2);
    await expectBalancedLedger(backend.db);
  });

  test("paying out of the wallet pays what is left of a trade, and tells the truth about it", async () => {
    const { checkoutId, orderIds, post, pay, status, states, spent } = await setUp([{}, { freight: 100 }, {}]);
    const [first, second, third] = orderIds;
    await post("order/cancel", { id: second });
    expect(await status("trade", checkoutId)).toMatchObject({ total_amount: "66.66", pay_status: 0, order_status: 0 });
    await pay("order", first);
    expect(await status("trade", checkoutId)).toMatchObject({ total_amount: "33.33", pay_status: 0, order_status: 0 });
    expect(await status("order", first)).toMatchObject({
      total_amount: "33.33",
      pay_status: 1,
      pay_way: 3,
      pc_address: "广东省 广州市 天河区天河路100号",
      consignee: "张三",
      province: 440000,
    });
    expect(await pay("trade", checkoutId)).toMatchObject({ code: 20001 });
    expect([await states(), await spent()]).toEqual([["paid", "closed", "paid"], 6666]);
    expect(await status("trade", checkoutId)).toMatchObject({ total_amount: "66.66", pay_status: 1, order_status: 1 });
    expect(await status("order", second)).toMatchObject({ pay_status: 0, order_status: 4 });
    for (const id of [first, third]) {
      expect(await pay("order", id)).toMatchObject({ code: 0, show: 1, msg: "This order has already been paid" });
    }
    expect(await pay("trade", checkoutId)).toMatchObject({ code: 0, msg: "This order has already been paid" });
    expect(await pay("order", second)).toMatchObject({ code: 0, msg: "This order has been closed" });
    expect(await spent()).toBe(6666);
    await expectBalancedLedger(backend.db);
  });

  test("paying out of the wallet stays what was paid, also when a part of it has gone back", async () => {
    const { checkoutId, orderIds, post, pay, status, states } = await setUp([{}, {}]);
    await pay("trade", checkoutId);
    await post("order/cancel", { id: orderIds[0] });
    expect(await states()).toEqual(["closed", "paid"]);
    expect(await status("trade", checkoutId)).toMatchObject({ total_amount: "66.66", pay_status: 1, order_status: 1 });
    await post("order/cancel", { id: orderIds[1] });
    expect(await status("trade", checkoutId)).toMatchObject({ total_amount: "66.66", pay_status: 2, order_status: 4 });
  });

  test("paying out of the wallet is closed where everything is", async () => {
    const { checkoutId, orderIds, post, pay, status } = await setUp([{}, {}]);
    for (const id of orderIds) await post("order/cancel", { id });
    expect(await status("trade", checkoutId)).toMatchObject({ total_amount: "66.66", pay_status: 0, order_status: 4 });
    expect(await pay("trade", checkoutId)).toMatchObject({ code: 0, msg: "This order has been closed" });
  });

  test("paying out of the wallet needs enough money, and changes nothing without", async () => {
    const { checkoutId, orderIds, pay, states, spent } = await setUp([{}, {}], 6665);
    const rejected = { code: 0, show: 1, msg: "This payment is more than your balance", data: [] };
    expect(await pay("trade", checkoutId)).toMatchObject(rejected);
    expect([await states(), await spent()]).toEqual([["unpaid", "unpaid"], 0]);
    expect(await pay("order", orderIds[0])).toMatchObject({ code: 20001 });
    expect(await pay("trade", checkoutId)).toMatchObject(rejected);
    expect([await states(), await spent()]).toEqual([["paid", "unpaid"], 3333]);
    await expectBalancedLedger(backend.db);
  });

  test("paying out of the wallet pays what costs nothing in any way, and closes it without money", async () => {
    const { token, orderIds, post, pay, states, spent } = await setUp([{ couponDiscount: 3333 }], 0);
    const [id] = orderIds;
    expect(await pay("order", id)).toMatchObject({ code: 20001 });
    expect([await states(), await spent()]).toEqual([["paid"], 0]);
    const log = await backend.as(token).read("user/accountLog?source=1");
    expect(log["list"]).toMatchObject([{ change_amount_format: "-0.00" }, { change_amount_format: "+0.00" }]);
    expect(await post("order/cancel", { id })).toMatchObject({ code: 1 });
    expect([await states(), await spent()]).toEqual([["closed"], 0]);
    await expectBalancedLedger(backend.db);
  });

  test("paying out of the wallet charges once, however often it is asked at once", async () => {
    const { checkoutId, orderIds, pay, states, spent } = await setUp([{}, {}]);
    const answers = await Promise.all([
      pay("trade", checkoutId),
      pay("order", orderIds[1]),
      pay("trade", checkoutId),
      pay("order", orderIds[0]),
      pay("trade", checkoutId),
    ]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0, 20001]));
    expect([await states(), await spent()]).toEqual([["paid", "paid"], 6666]);
    await expectBalancedLedger(backend.db);
  });

  test("paying out of the wallet answers a repeated request as it did before", async () => {
    const { checkoutId, orderIds, pay, spent } = await setUp([{}, {}]);
    const answers = await Promise.all([1, 2, 3].map(() => pay("trade", checkoutId, "once")));
    expect(answers.map(({ code }) => code)).toEqual([20001, 20001, 20001]);
    expect(await pay("trade", checkoutId, "once")).toMatchObject({ code: 20001 });
    expect(await pay("trade", checkoutId, "another time")).toMatchObject({ code: 0 });
    expect(await pay("order", orderIds[0], "once")).toMatchObject({
      code: 0,
      msg: "This idempotency key was used for another request",
    });
    expect(await spent()).toBe(6666);
    // The same key of somebody else is another one.
    const other = await setUp([{}]);
    expect(await other.pay("order", other.orderIds[0], "once")).toMatchObject({ code: 20001 });
  });

  test("paying out of the wallet survives cancelling at the same time", async () => {
    const { orderIds, post, pay, spent, states } = await setUp([{}, {}, {}, {}, {}, {}]);
    await Promise.all(
      orderIds.flatMap((id, index) =>
        index % 2 === 0
          ? [pay("order", id), post("order/cancel", { id })]
          : [post("order/cancel", { id }), pay("order", id)],
      ),
    );
    // Paid and then cancelled, or cancelled and then not payable: closed in any case, and nothing is lost.
    expect([await states(), await spent()]).toEqual([Array(6).fill("closed"), 0]);
    await expectBalancedLedger(backend.db);
  });

  test("paying out of the wallet never makes orders of the same goods wait for each other crosswise", async () => {
    const goods = await Promise.all(
      [1, 2, 3].map(() => putOnSale(backend.db, { name: "Lamp", fields: { price: 10 }, stock: 99 })),
    );
    const trades: { readonly token: string; readonly checkoutId: number; readonly orderIds: readonly number[] }[] = [];
    for (let index = 0; index < 12; index++) {
      const customer = await backend.richCustomer();
      const lines = goods.map((productId) => ({ productId, quantity: 1 }));
      const turned = index % 2 === 0 ? lines : lines.toReversed();
      const wanted = turned.map((line) => ({ lines: [line, ...turned.filter((other) => other !== line)] }));
      trades.push({ ...customer, ...(await putOrders(backend.db, customer.id, wanted)) });
    }
    const paid = await Promise.all(
      trades.map(({ token, checkoutId }) =>
        backend.as(token).post("pay/unifiedpay", { order_id: checkoutId, from: "trade", pay_way: 3 }),
      ),
    );
    expect(new Set(paid.map(({ code }) => code))).toEqual(new Set([20001]));
    // No more at once than there are connections: on a busy machine whoever waits for one too long is told to come again.
    const atOnce = pLimit(8);
    const cancelled = await Promise.all(
      trades.flatMap(({ token, orderIds }) =>
        orderIds.map((id) => atOnce(() => backend.as(token).post("order/cancel", { id }))),
      ),
    );
    expect(new Set(cancelled.map(({ code }) => code))).toEqual(new Set([1]));
    await expectBalancedLedger(backend.db);
  });

  test("paying out of the wallet is only for one's own orders", async () => {
    const { checkoutId, orderIds, id, spent, states } = await setUp([{}]);
    const otherCustomer = await backend.richCustomer();
    for (const [from, wanted] of [
      ["order", orderIds[0]],
      ["trade", checkoutId],
    ]) {
      const answer = await otherCustomer.post("pay/unifiedpay", {
        order_id: wanted,
        from,
        pay_way: 3,
        user_id: id,
        customer_id: id,
      });
      expect(answer).toMatchObject({ code: 0, error: "not_found" });
    }
    expect([await states(), await spent(), await balanceOf(backend.db, otherCustomer.id)]).toEqual([
      ["unpaid"],
      0,
      1_000_000,
    ]);
    expect(await backend.db.$count(payments, eq(payments.customerId, otherCustomer.id))).toBe(0);
  });

  test("paying out of the wallet wants to know what, how and from where", async () => {
    const { post, orderIds, token } = await setUp([{}]);
    const [order_id] = orderIds;
    for (const [body, msg] of [
      [{ order_id, from: "order" }, "This payment needs a payment method"],
      [{ order_id, from: "order", pay_way: 66 }, "This payment method is not available"],
      [{ order_id, from: "order", pay_way: "three" }, "This payment method is not available"],
      [{ order_id, pay_way: 3 }, "from is required"],
      [{ order_id, from: "points", pay_way: 3 }, "from is wrong"],
      [{ from: "order", pay_way: 3 }, "order_id is required"],
      [{ order_id: "1 or 1=1", from: "order", pay_way: 3 }, "order_id must be an integer"],
    ] as const) {
      expect(await post("pay/unifiedpay", body)).toMatchObject({ code: 0, show: 1, msg, data: [] });
    }
    expect(await backend.as(token).get("pay/unifiedpay")).toMatchObject({
      code: 0,
      msg: "This request method is not supported",
    });
    const visitor = { order_id, from: "order", pay_way: 3 };
    expect(await backend.ask("pay/unifiedpay", { body: visitor })).toMatchObject({ code: -1 });
  });

  test("paying out of the wallet names the address of what is sent, whatever else is fetched", async () => {
    const fetched: OrderToPut["fields"] = {
      delivery: "pickup",
      contact: "",
      telephone: "",
      regionNames: [],
      street: "",
    };
    const { checkoutId, orderIds, status } = await setUp([{ fields: fetched }, {}]);
    expect(await status("trade", checkoutId)).toMatchObject({
      address: { contact: "张三" },
      orders: [{ delivery_type: 2 }, { delivery_type: 0 }],
    });
    expect(await status("order", orderIds[0])).toMatchObject({
      address: { contact: "", mobile: "", delivery_address: "" },
      consignee: "",
    });
  });

  test("paying out of the wallet says how one can pay", async () => {
    const { checkoutId, orderIds, token, pay } = await setUp([{}, {}]);
    const ways = async (query: string) => {
      const { data } = await backend.as(token).get(`order/getPayWay?${query}`, "zh");
      return recordOf(data);
    };
    await pay("order", orderIds[0]);
    const data = await ways(`from=trade&order_id=${checkoutId}`);
    expect(data).toMatchObject({ order_amount: "33.33", cancel_time: expect.any(Number) });
    expect(data["pay_way"]).toContainEqual({
      id: 1,
      code: "balance",
      name: "余额支付",
      short_name: "余额支付",
      image: noImage,
      sort: 1,
      status: 1,
      extra: "可用余额:9966.67",
      pay_way: 3,
    });
    expect(await ways(`from=order&order_id=${orderIds[0]}`)).toMatchObject({ order_amount: "0.00" });
    expect(await backend.as(token).get("order/getPayWay")).toMatchObject({
      code: 0,
      msg: "from is required",
    });
    const otherCustomer = await backend.newCustomer();
    const asked = await otherCustomer.get(`order/getPayWay?from=trade&order_id=${checkoutId}`);
    expect(asked).toMatchObject({ code: 0, error: "not_found" });
  });
});
