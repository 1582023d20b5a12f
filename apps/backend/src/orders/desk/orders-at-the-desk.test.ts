import { beforeAll, expect, test } from "vitest";
import { eq } from "../../store/sql.ts";
import { changeOrders } from "../change-order.ts";
import { orderEvents, orders } from "../../store/schema/orders.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { newCustomer } from "../../test-support/new-customer.ts";
import { askShopDesk, newDeskUser } from "../../test-support/new-desk-user.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOrders } from "../../test-support/put-order.ts";

onEachStore("orders at the desk", (backend) => {
  let token = "";
  const shopId = 2;

  beforeAll(async () => {
    ({ token } = await newDeskUser(backend().db, "staff", shopId));
  });

  const read = (call: string, language: "en" | "zh" = "en") => askShopDesk(backend().url, call, { token, language });
  const change = (call: string, body: unknown) => askShopDesk(backend().url, call, { token, body, language: "en" });

  async function paidOrder(facts: Partial<typeof orders.$inferInsert> = {}): Promise<number> {
    const { db } = backend();
    const customer = await newCustomer(db);
    const { orderIds } = await putOrders(db, customer.id, [
      { lines: [{ productId: 1, quantity: 2 }], facts: { shopId, ...facts } },
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

  const orderOf = async (id: number) => {
    const [order] = await backend().db.select().from(orders).where(eq(orders.id, id));
    if (order === undefined) throw new Error("There is no such order");
    return order;
  };

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
    const { number } = await orderOf(id);
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
        { order_id: closed, message: "This order is not waiting to be sent" },
        { order_id: foreign, message: "This order does not exist" },
      ],
    });
    expect(await orderOf(first ?? 0)).toMatchObject({
      state: "shipped",
      carrier: "SF Express",
      trackingNumber: "SF-1001",
    });
    expect((await orderOf(foreign)).state).toBe("paid");
  });

  test("the same order is sent once, however often it is asked at a time", async () => {
    const id = await paidOrder();
    const parcels = [{ order_id: id, carrier: "SF", tracking_number: "SF-1" }];
    const answers = await Promise.all([1, 2, 3].map(() => change("orders/send", { parcels })));
    expect(answers.flatMap(({ data }) => recordOf(data)["sent"])).toEqual([id]);
    const events = await backend().db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
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
    expect((await orderOf(id)).state).toBe("paid");
  });

  test("an order without a carrier is sent by the shop itself", async () => {
    const id = await paidOrder();
    const { data } = await change("orders/send", { parcels: [{ order_id: id }] });
    expect(data).toEqual({ sent: [id], rejected: [] });
    expect(await orderOf(id)).toMatchObject({ state: "shipped", carrier: null, trackingNumber: null });
  });

  test("an order that is picked up is found by its code and handed over for it, once", async () => {
    const id = await paidOrder({ delivery: "pickup" });
    const { pickupCode } = await orderOf(id);
    const found = listOf((await read(`orders/pickup?code=${pickupCode}`)).data);
    expect(found).toMatchObject([{ id, state: "paid", may: { hand_over: true } }]);
    expect(JSON.stringify(found)).not.toContain(pickupCode);
    const wrong = pickupCode === "000000" ? "000001" : "000000";
    expect(await change("orders/hand_over", { id, code: wrong })).toMatchObject({ code: 0 });
    expect(await change("orders/hand_over", { id, code: "12" })).toMatchObject({ code: 0, field: "code" });
    expect(await change("orders/hand_over", { id, code: pickupCode })).toMatchObject({ code: 1 });
    expect((await orderOf(id)).state).toBe("completed");
    expect(await change("orders/hand_over", { id, code: pickupCode })).toMatchObject({ code: 0 });
  });

  test("codes are not found by trying", async () => {
    const { db, url } = backend();
    const { token: other } = await newDeskUser(db, "staff", 3);
    const tries = [];
    for (let each = 0; each < 31; each++)
      tries.push(await askShopDesk(url, "orders/pickup?code=123456", { token: other, language: "en" }));
    expect(tries.slice(0, 30).map(({ error }) => error)).toEqual(Array.from({ length: 30 }, () => "not_found"));
    expect(tries[30]?.msg).toMatch(/^Too many attempts/);
    expect((await read("orders/pickup?code=123456")).error).toBe("not_found");
  });

  test("virtual goods are delivered with a text, and nothing else is", async () => {
    const [virtual, parcel] = [await paidOrder({ delivery: "virtual" }), await paidOrder()];
    expect(await change("orders/deliver", { id: virtual, content: "" })).toMatchObject({ code: 0, field: "content" });
    expect(await change("orders/deliver", { id: parcel, content: "Key 1" })).toMatchObject({ code: 0 });
    expect(await change("orders/deliver", { id: virtual, content: "Key 1" })).toMatchObject({ code: 1 });
    expect(await orderOf(virtual)).toMatchObject({ state: "shipped", deliveredContent: "Key 1" });
  });

  test("an order that is closed by its shop gives back what was paid", async () => {
    const id = await paidOrder();
    expect(await change("orders/close", { id, reason: "Out of stock" })).toMatchObject({ code: 1 });
    const order = await orderOf(id);
    expect(order).toMatchObject({ state: "closed", isRefunded: true, refundedAmount: order.amount });
    const events = await backend().db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
    expect(events.at(-1)).toMatchObject({ action: "close", actor: "merchant", note: "Out of stock" });
  });

  test("who answers customers only, or works for the platform, reaches no orders of a shop", async () => {
    const { db, url } = backend();
    for (const [role, shop] of [
      ["agent", shopId],
      ["operator", null],
    ] as const) {
      const { token: other } = await newDeskUser(db, role, shop);
      expect(await askShopDesk(url, "orders/list", { token: other, language: "en" }), role).toMatchObject({
        code: 0,
        msg: "Your account may not do this",
      });
    }
    expect((await askShopDesk(url, "orders/list")).code).toBe(-1);
    expect((await askShopDesk(url, "orders/nothing", { token })).code).toBe(0);
    expect((await askShopDesk(url, "orders/send", { token })).code).toBe(0);
  });
});
