import { beforeEach, expect, test } from "vitest";
import { orders } from "../../platform/store/schema/orders.ts";
import { eq } from "../../platform/store/sql.ts";
import { type Answer, recordOf } from "../../test-support/ask.ts";
import { buying } from "../../test-support/buying.ts";
import { handOver } from "../../test-support/handed-over.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingDeskUser } from "../../test-support/running-backend.ts";
import { openShop, sell, type Sold } from "../../test-support/stage.ts";

const oneDay = 24 * 60 * 60 * 1000;

onEachStore("what a shop promises", (backend) => {
  let owner: CallingDeskUser;
  let shopId = 0;
  let lamp: Sold;

  beforeEach(async () => {
    shopId = await openShop(backend.db, { name: "Oak", returnAddress: "12 Anfu Road" });
    owner = await backend.newDeskUser("owner", shopId);
    lamp = await sell(backend.db, { name: "Lamp", fields: { shopId, price: 1000 }, stock: 10 });
  });

  const good = (answer: Answer) => {
    expect(answer, answer.text).toMatchObject({ code: 1 });
    return answer;
  };
  const terms = async (who = owner) => recordOf(good(await who.get("shop_terms/detail")).data);
  const save = async (more: object = {}) =>
    owner.post("shop_terms/save", {
      return_days: 30,
      invoices: "special",
      revision: (await terms())["revision"],
      ...more,
    });
  const productShop = async () =>
    recordOf(
      recordOf((await backend.ask(`goods/getGoodsDetail?goods_id=${lamp.productId}`, { language: "en" })).data)["shop"],
    );

  test("what is promised is shown at its products, and nobody overwrites a colleague", async () => {
    expect(await terms()).toMatchObject({ return_days: null, asked_return_days: 14, invoices: "normal" });
    expect(await productShop()).not.toHaveProperty("return_days");
    const read = await terms();
    good(await save());
    expect(await terms()).toMatchObject({ return_days: 30, invoices: "special" });
    expect(await productShop()).toMatchObject({ return_days: 30, invoices: "special" });
    expect(await save({ revision: read["revision"] })).toMatchObject({ code: 0 });
    good(await save({ return_days: "" }));
    expect(await productShop()).not.toHaveProperty("return_days");
  });

  test("less than the platform asks is not promised", async () => {
    for (const [more, field] of [
      [{ return_days: 13 }, "return_days"],
      [{ return_days: -1 }, "return_days"],
      [{ return_days: 91 }, "return_days"],
      [{ return_days: "many" }, "return_days"],
      [{ invoices: "all" }, "invoices"],
    ] as const)
      expect(await save(more), JSON.stringify(more)).toMatchObject({ code: 0, field });
    good(await save({ return_days: 14 }));
    good(await save({ return_days: 90 }));
  });

  test("an order keeps what was promised when it was placed", async () => {
    const { customer, some, submitted, ordersOf } = buying(backend);
    const who = await customer();
    good(await save());
    await submitted(who, [some(lamp, 1, { shop_id: shopId })]);
    good(await save({ return_days: "" }));
    await submitted(who, [some(lamp, 1, { shop_id: shopId })]);
    expect((await ordersOf(who)).map(({ returnDays }) => returnDays)).toEqual([30, null]);
  });

  test("an order can be returned and withdrawn from for as long as was promised, and no shorter than the platform asks", async () => {
    const who = await backend.richCustomer();
    const completed = await handOver(
      backend.db,
      who.id,
      { lines: [{ productId: lamp.productId, quantity: 1 }], fields: { shopId, returnDays: 30 }, state: "completed" },
      new Date(Date.now() - 20 * oneDay),
    );
    const { orderId } = completed;
    const detail = async () => recordOf(good(await who.get(`order/getOrderDetail?id=${orderId}`)).data);
    const wholeDays = async (days: number | null, ago: number) => {
      const completedAt = new Date(Date.now() - ago * oneDay);
      await backend.db.update(orders).set({ returnDays: days, completedAt }).where(eq(orders.id, orderId));
      const { refund_until: until, withdraw_btn: withdraws } = await detail();
      return {
        until: Math.round((Date.parse(`${String(until).replace(" ", "T")}+08:00`) - completedAt.getTime()) / oneDay),
        withdraws,
      };
    };
    expect(await wholeDays(30, 20)).toEqual({ until: 30, withdraws: 1 });
    expect(await wholeDays(null, 20)).toEqual({ until: 7, withdraws: 0 });
    expect(await wholeDays(0, 10)).toEqual({ until: 7, withdraws: 1 });
  });

  test("a shop sees its own terms alone, and its staff none", async () => {
    good(await save());
    const other = await backend.newDeskUser("owner", await openShop(backend.db));
    expect(await terms(other)).toMatchObject({ return_days: null });
    const staff = await backend.newDeskUser("staff", shopId);
    expect(await staff.get("shop_terms/detail")).toMatchObject({ msg: "Your account may not do this" });
  });
});
