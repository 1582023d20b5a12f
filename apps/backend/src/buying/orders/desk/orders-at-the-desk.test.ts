import { beforeAll, expect, test } from "vitest";
import { eq } from "../../../platform/store/sql.ts";
import { changeOrders } from "../change-order.ts";
import { agents } from "../../../platform/store/schema/agents.ts";
import { skus } from "../../../platform/store/schema/catalog.ts";
import { notices } from "../../../platform/store/schema/notices.ts";
import { orderEvents, orderLines, type orders } from "../../../platform/store/schema/orders.ts";
import { listOf, recordOf } from "../../../test-support/ask.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import { orderOf } from "../../../test-support/order-rows.ts";
import { putOrders } from "../../../test-support/put-order.ts";

onEachStore("orders at the desk", (backend) => {
  let token = "";
  let nickname = "";
  const shopId = 2;

  beforeAll(async () => {
    const user = await backend.newDeskUser("staff", shopId);
    ({ token } = user);
    const [agent] = await backend.db.select().from(agents).where(eq(agents.id, user.id));
    nickname = agent?.nickname ?? "";
  });

  const read = (call: string, language: "en" | "zh" = "en") => backend.atDesk(token).get(call, language);
  const change = (call: string, body: unknown) => backend.atDesk(token).post(call, body);

  async function paidOrder(fields: Partial<typeof orders.$inferInsert> = {}): Promise<number> {
    const { db } = backend;
    const customer = await backend.newCustomer();
    const { orderIds } = await putOrders(db, customer.id, [
      { lines: [{ productId: 1, quantity: 2 }], fields: { shopId, ...fields } },
    ]);
    const [id = 0] = orderIds;
    await db.transaction((tx) =>
      changeOrders(tx, {
        orderIds: [id],
        change: { action: "pay", method: "alipay" },
        actor: { kind: "system" },
        now: new Date(),
      }),
    );
    return id;
  }

  test("the list has the orders of the shop that wait to be sent, the oldest first, and no others", async () => {
    const ids = [await paidOrder(), await paidOrder()];
    const other = await paidOrder({ shopId: 1 });
    const { data } = await read("orders/list?list=to_send&page_size=100");
    const listed = listOf(recordOf(data)["list"]).map(({ id }) => id);
    expect(listed).toEqual([...listed].toSorted((left, right) => Number(left) - Number(right)));
    expect(listed).toEqual(expect.arrayContaining(ids));
    expect(listed).not.toContain(other);
    expect(recordOf(recordOf(data)["counts"])["to_send"]).toBe(recordOf(data)["count"]);
  });

  test("an order is found by its number, its recipient and its telephone, and its page says all a shop needs", async () => {
    const id = await paidOrder({ contact: "Grace %_ Kim", telephone: "13712345678", remark: "<b>ring twice</b>" });
    const { number } = await orderOf(backend.db, id);
    for (const words of [number, number.slice(0, 20), "grace %_", "1371234"]) {
      const { data } = await read(`orders/list?words=${encodeURIComponent(words)}&page_size=100`);
      expect(
        listOf(recordOf(data)["list"]).map((each) => each["id"]),
        words,
      ).toContain(id);
    }
    const none = await read("orders/list?words=nobody%25");
    expect(recordOf(none.data)["list"]).toEqual([]);
    const detail = recordOf((await read(`orders/detail?id=${id}`)).data);
    expect(detail).toMatchObject({
      number,
      state: "paid",
      contact: "Grace %_ Kim",
      remark: "<b>ring twice</b>",
      address: "广东省 广州市 天河区 天河路100号",
      may: { send: true, deliver: false, close: true, hand_over: false },
      states: [{ state: "unpaid" }, { state: "paid" }],
    });
    expect(listOf(detail["lines"])).toMatchObject([{ product_id: 1, quantity: 2 }]);
  });

  test("several orders are sent at once, and one that cannot be sent keeps no other back", async () => {
    const [first, second, closed] = [await paidOrder(), await paidOrder(), await paidOrder()];
    await change("orders/close", { id: closed });
    const foreign = await paidOrder({ shopId: 1 });
    const parcel = (order_id: number | undefined, tracking_number: string) => ({
      order_id,
      carrier: "SF Express",
      tracking_number,
    });
    const { code, data } = await change("orders/send", {
      parcels: [
        parcel(first, "SF-1001"),
        parcel(closed, "SF-1002"),
        parcel(foreign, "SF-1003"),
        parcel(second, "SF-1004"),
      ],
    });
    expect(code).toBe(1);
    expect(data).toEqual({
      sent: [first, second],
      rejected: [
        {
          order_id: closed,
          message: "This order is not waiting to be sent",
          state: "closed",
          by: nickname,
          at: expect.stringMatching(/^\d{4}-/),
        },
        { order_id: foreign, message: "This order does not exist", state: "", by: "", at: null },
      ],
    });
    expect(await orderOf(backend.db, first ?? 0)).toMatchObject({
      state: "shipped",
      carrier: "SF Express",
      trackingNumber: "SF-1001",
    });
    expect((await orderOf(backend.db, foreign)).state).toBe("paid");
  });

  test("the same order is sent once, however often it is asked at a time", async () => {
    const id = await paidOrder();
    const parcels = [{ order_id: id, carrier: "SF", tracking_number: "SF-1" }];
    const answers = await Promise.all([1, 2, 3].map(() => change("orders/send", { parcels })));
    expect(answers.flatMap(({ data }) => recordOf(data)["sent"])).toEqual([id]);
    const events = await backend.db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
    expect(events.filter(({ action }) => action === "ship")).toMatchObject([{ actor: "merchant" }]);
  });

  test("parcels that make no sense are rejected whole, and the field is named", async () => {
    const id = await paidOrder();
    const reject = async (parcels: unknown) => {
      const { code, field } = await change("orders/send", { parcels });
      expect(code).toBe(0);
      return field;
    };
    const one = { order_id: id, carrier: "SF", tracking_number: "SF-1" };
    expect(await reject([{ ...one, carrier: "" }])).toBe("carrier");
    expect(await reject([{ ...one, tracking_number: "" }])).toBe("tracking_number");
    expect(await reject([{ ...one, tracking_number: "=cmd()" }])).toBe("tracking_number");
    expect(await reject([{ ...one, carrier: "x".repeat(41) }])).toBe("carrier");
    for (const wrong of [
      [],
      [one, one],
      "SF",
      [null],
      [{ ...one, order_id: "1" }],
      Array.from({ length: 101 }, () => one),
    ])
      await reject(wrong);
    expect((await orderOf(backend.db, id)).state).toBe("paid");
  });

  test("the page of an order says who of the shop did what, what was ordered by the shop's own numbers, and how it was paid", async () => {
    const id = await paidOrder();
    const [line] = await backend.db.select().from(orderLines).where(eq(orderLines.orderId, id));
    await backend.db
      .update(skus)
      .set({ ownNumber: "KET-RED" })
      .where(eq(skus.id, line?.skuId ?? 0));
    await change("orders/send", { parcels: [{ order_id: id, carrier: "SF", tracking_number: "SF-2001" }] });
    const detail = recordOf((await read(`orders/detail?id=${id}`)).data);
    expect(detail).toMatchObject({
      pay_method: "alipay",
      pay_method_name: "Alipay",
      states: [{ by: "" }, { state: "paid", by: "" }, { state: "shipped", by: nickname }],
      lines: [{ sku_number: "KET-RED" }],
      may: { correct_parcel: true },
      corrections: [],
    });
  });

  test("a tracking number is corrected while its parcel is on its way, with its history, and the customer is told", async () => {
    const id = await paidOrder();
    const correct = (body: object, by = token) =>
      backend
        .atDesk(by)
        .post("orders/correct_parcel", { id, carrier: "SF", tracking_number: "SF-3002", was: "SF-3001", ...body });
    expect(await correct({})).toMatchObject({ code: 0, msg: "This order has not been shipped yet" });
    await change("orders/send", { parcels: [{ order_id: id, carrier: "SF", tracking_number: "SF-3001" }] });
    const { token: foreign } = await backend.newDeskUser("staff", 3);
    expect(await correct({}, foreign)).toMatchObject({ code: 0, error: "not_found" });
    expect(await correct({ tracking_number: "x" })).toMatchObject({ code: 0, field: "tracking_number" });
    expect(await correct({ carrier: "", tracking_number: "" })).toMatchObject({ code: 0, field: "carrier" });
    expect(await correct({})).toMatchObject({ code: 1 });
    // Repeated, it changes nothing; whoever began from the old number is told of the new one.
    expect(await correct({})).toMatchObject({ code: 1 });
    expect(await correct({ tracking_number: "SF-3003" })).toMatchObject({
      code: 0,
      msg: "A colleague has corrected this parcel meanwhile",
    });
    expect(await orderOf(backend.db, id)).toMatchObject({ state: "shipped", carrier: "SF", trackingNumber: "SF-3002" });
    const { corrections } = recordOf((await read(`orders/detail?id=${id}`)).data);
    expect(corrections).toMatchObject([
      {
        from: { carrier: "SF", tracking_number: "SF-3001" },
        to: { carrier: "SF", tracking_number: "SF-3002" },
        by: nickname,
      },
    ]);
    const { customerId } = await orderOf(backend.db, id);
    const sent = await backend.db.select().from(notices).where(eq(notices.customerId, customerId));
    expect(sent.map(({ textKey }) => textKey)).toEqual(
      expect.arrayContaining(["noticeOrderShipped", "noticeParcelCorrected"]),
    );
  });

  test("two who correct a tracking number at once are not both right", async () => {
    const id = await paidOrder();
    await change("orders/send", { parcels: [{ order_id: id, carrier: "SF", tracking_number: "SF-4001" }] });
    const answers = await Promise.all(
      ["SF-4002", "SF-4003"].map((tracking_number) =>
        change("orders/correct_parcel", { id, carrier: "SF", tracking_number, was: "SF-4001" }),
      ),
    );
    expect(answers.map(({ code }) => code).toSorted((left, right) => Number(left) - Number(right))).toEqual([0, 1]);
  });

  test("an order without a carrier is sent by the shop itself", async () => {
    const id = await paidOrder();
    const { data } = await change("orders/send", { parcels: [{ order_id: id }] });
    expect(data).toEqual({ sent: [id], rejected: [] });
    expect(await orderOf(backend.db, id)).toMatchObject({ state: "shipped", carrier: null, trackingNumber: null });
  });

  test("an order that is picked up is found by its code and handed over for it, once", async () => {
    const id = await paidOrder({ delivery: "pickup" });
    const { pickupCode } = await orderOf(backend.db, id);
    const found = listOf((await read(`orders/pickup?code=${pickupCode}`)).data);
    expect(found).toMatchObject([{ id, state: "paid", may: { hand_over: true } }]);
    expect(JSON.stringify(found)).not.toContain(pickupCode);
    const wrong = pickupCode === "000000" ? "000001" : "000000";
    expect(await change("orders/hand_over", { id, code: wrong })).toMatchObject({ code: 0 });
    expect(await change("orders/hand_over", { id, code: "12" })).toMatchObject({ code: 0, field: "code" });
    expect(await change("orders/hand_over", { id, code: pickupCode })).toMatchObject({ code: 1 });
    expect((await orderOf(backend.db, id)).state).toBe("completed");
    expect(await change("orders/hand_over", { id, code: pickupCode })).toMatchObject({ code: 0 });
  });

  test("codes are not found by trying", async () => {
    const { token: other } = await backend.newDeskUser("staff", 3);
    const tries = [];
    for (let each = 0; each < 31; each++) tries.push(await backend.atDesk(other).get("orders/pickup?code=123456"));
    expect(tries.slice(0, 30).map(({ error }) => error)).toEqual(Array.from({ length: 30 }, () => "not_found"));
    expect(tries[30]?.msg).toMatch(/^Too many attempts/);
    expect((await read("orders/pickup?code=123456")).error).toBe("not_found");
  });

  test("virtual goods are delivered with a text, and nothing else is", async () => {
    const [virtual, parcel] = [await paidOrder({ delivery: "virtual" }), await paidOrder()];
    expect(await change("orders/deliver", { id: virtual, content: "" })).toMatchObject({ code: 0, field: "content" });
    expect(await change("orders/deliver", { id: parcel, content: "Key 1" })).toMatchObject({ code: 0 });
    expect(await change("orders/deliver", { id: virtual, content: "Key 1" })).toMatchObject({ code: 1 });
    expect(await orderOf(backend.db, virtual)).toMatchObject({ state: "shipped", deliveredContent: "Key 1" });
  });

  test("an order that is closed by its shop gives back what was paid", async () => {
    const id = await paidOrder();
    expect(await change("orders/close", { id, reason: "Out of stock" })).toMatchObject({ code: 1 });
    const order = await orderOf(backend.db, id);
    expect(order).toMatchObject({ state: "closed", isRefunded: true, refundedAmount: order.amount });
    const events = await backend.db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
    expect(events.at(-1)).toMatchObject({ action: "close", actor: "merchant", note: "Out of stock" });
  });

  test("who answers customers only, or works for the platform, reaches no orders of a shop", async () => {
    for (const [role, shop] of [
      ["agent", shopId],
      ["operator", null],
    ] as const) {
      const { token: other } = await backend.newDeskUser(role, shop);
      expect(await backend.atDesk(other).get("orders/list"), role).toMatchObject({
        code: 0,
        msg: "Your account may not do this",
      });
    }
    expect((await backend.askShopDesk("orders/list")).code).toBe(-1);
    expect((await backend.atDesk(token).get("orders/nothing")).code).toBe(0);
    expect((await backend.atDesk(token).get("orders/send")).code).toBe(0);
  });
});
