import { beforeEach, expect, test } from "vitest";
import { shops } from "../../platform/store/schema/merchants.ts";
import { eq } from "../../platform/store/sql.ts";
import { dayTime } from "../../platform/wire/time.ts";
import { type Answer, listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingDeskUser } from "../../test-support/running-backend.ts";
import { openShop, sell, type Sold } from "../../test-support/stage.ts";
import { handOver } from "../../test-support/handed-over.ts";
import { areOrdersTaken } from "../merchants/shop-states.ts";
import { holidayTurns } from "../merchants/holiday-turns.ts";

const oneDay = 24 * 60 * 60 * 1000;
const dayIn = (days: number) => dayTime(new Date(Date.now() + days * oneDay)).date;

onEachStore("how a shop is reached, and its holiday", (backend) => {
  let owner: CallingDeskUser;
  let shopId = 0;
  let lamp: Sold;

  beforeEach(async () => {
    await backend.db.update(shops).set({ holidayKind: null, holidayFrom: null, holidayUntil: null });
    shopId = await openShop(backend.db, { name: "Oak", phone: "021-5555 0100", returnAddress: "12 Anfu Road" });
    owner = await backend.newDeskUser("owner", shopId);
    lamp = await sell(backend.db, { name: "Lamp", fields: { shopId, price: 1000 }, stock: 10 });
  });

  const good = (answer: Answer) => {
    expect(answer, answer.text).toMatchObject({ code: 1 });
    return answer;
  };
  const contact = async (who = owner) => recordOf(good(await who.get("shop_contact/detail")).data);
  const save = async (more: object = {}) =>
    owner.post("shop_contact/save", {
      has_chat: 1,
      phone: "021-5555 0199",
      wechat: "oak",
      greeting: { en: "We are back at nine", zh: "九点上班" },
      revision: (await contact())["revision"],
      ...more,
    });
  const onHoliday = async (holiday: "pause" | "later", [from, until] = [0, 3]) =>
    good(await save({ holiday, holiday_from: dayIn(from ?? 0), holiday_until: dayIn(until ?? 0) }));
  const service = async (language: "en" | "zh" | "ja" = "en") =>
    recordOf(
      recordOf((await backend.ask(`setting/getShopCustomerService?shop_id=${shopId}`, { language })).data)["config"],
    );
  const shopInfo = async () =>
    recordOf((await backend.ask(`shop/getShopInfo?shop_id=${shopId}`, { language: "en" })).data);
  const productShop = async () =>
    recordOf(
      recordOf((await backend.ask(`goods/getGoodsDetail?goods_id=${lamp.productId}`, { language: "en" })).data)["shop"],
    );
  const goods = () => JSON.stringify([{ item_id: lamp.skuId, num: 1, goods_id: lamp.productId, shop_id: shopId }]);

  test("what a shop says of itself is what customers read, and nobody overwrites a colleague", async () => {
    expect(await contact()).toMatchObject({
      revision: 0,
      has_chat: 1,
      phone: "021-5555 0100",
      greeting: {},
      holiday: "",
    });
    good(await save());
    expect(await service()).toMatchObject({ phone: "021-5555 0199", wechat: "oak", greeting: "We are back at nine" });
    expect(await service("zh")).toMatchObject({ greeting: "九点上班" });
    expect(await shopInfo()).toMatchObject({ customer_phone: "021-5555 0199", customer_wechat: "oak" });
    expect(await save({ revision: 0 })).toMatchObject({ code: 0 });
    good(await save({ has_chat: 0, phone: "", greeting: {} }));
    expect(await service()).toMatchObject({ phone: "", greeting: "" });
    const { token } = await backend.newCustomer();
    expect(await backend.as(token).get(`index/chatConfig?shop_id=${shopId}`)).toMatchObject({ code: 0 });
  });

  test("a shop that pauses sells nothing meanwhile, and says until when", async () => {
    await onHoliday("pause");
    const who = await backend.richCustomer();
    const notice = /^This shop is on holiday and takes no orders until \d+ \w+ 20\d\d$/;
    const sentence: unknown = expect.stringMatching(notice);
    expect(await who.post("cart/add", { item_id: lamp.skuId, goods_num: 1 })).toMatchObject({ msg: sentence });
    expect(await who.post("order/settlement", { goods: goods(), cart_id: "" })).toMatchObject({ msg: sentence });
    expect(await productShop()).toMatchObject({ is_pay: 0, holiday: sentence });
    expect(await shopInfo()).toMatchObject({ is_pay: 0, is_run: 1, holiday: sentence });
    good(await save({ holiday: "" }));
    good(await who.post("cart/add", { item_id: lamp.skuId, goods_num: 1 }));
    await onHoliday("pause");
    const [group] = listOf(recordOf((await who.get("cart/lists")).data)["lists"]);
    expect(recordOf(group)["shop"]).toMatchObject({ is_pay: 0, holiday: sentence });
    expect(listOf(recordOf(group)["cart"])).toMatchObject([{ is_pay: 0 }]);
  });

  test("a shop that sends later takes orders, and says from when", async () => {
    await onHoliday("later");
    const who = await backend.richCustomer();
    const sentence: unknown = expect.stringContaining("what is ordered now is sent after that day");
    good(await who.post("cart/add", { item_id: lamp.skuId, goods_num: 1 }));
    expect(await productShop()).toMatchObject({ is_pay: 1, holiday: sentence });
    const order = { lines: [{ productId: lamp.productId, quantity: 1 }], fields: { shopId } };
    const placed = async (state: "paid" | "shipped") => {
      const { orderId } = await handOver(backend.db, who.id, { ...order, state }, new Date());
      return recordOf(recordOf(good(await who.get(`order/getOrderDetail?id=${orderId}`)).data)["shop"]);
    };
    expect(await placed("paid")).toMatchObject({ holiday: sentence });
    expect(await placed("shipped")).not.toHaveProperty("holiday");
  });

  test("a holiday begins and ends by itself", async () => {
    const takes = async (days: number) =>
      backend.db.$count(shops, areOrdersTaken(dayIn(days))).then(async (all) => {
        await backend.db.update(shops).set({ isFrozen: true }).where(eq(shops.id, shopId));
        const others = await backend.db.$count(shops, areOrdersTaken(dayIn(days)));
        await backend.db.update(shops).set({ isFrozen: false }).where(eq(shops.id, shopId));
        return all > others;
      });
    await onHoliday("pause", [1, 2]);
    expect(await productShop()).not.toHaveProperty("holiday");
    expect([await takes(0), await takes(1), await takes(2), await takes(3)]).toEqual([true, false, false, true]);
    const at = (day: string, time: string) => new Date(`${day}T${time}+08:00`);
    const latest = (moment: Date) => holidayTurns.latest(backend.db, moment);
    expect(await latest(at(dayIn(1), "12:00:00"))).toEqual(at(dayIn(1), "00:00:00"));
    expect(await latest(at(dayIn(5), "12:00:00"))).toEqual(at(dayIn(3), "00:00:00"));
  });

  test("what is wrong names its field, and changes nothing", async () => {
    for (const [more, field] of [
      [{ phone: "call me" }, "phone"],
      [{ wechat: "x".repeat(61) }, "wechat"],
      [{ greeting: { ko: "x".repeat(301) } }, "greeting_ko"],
      [{ holiday: "sometimes" }, "holiday"],
      [{ holiday: "pause", holiday_from: "soon", holiday_until: dayIn(1) }, "holiday_from"],
      [{ holiday: "pause", holiday_from: dayIn(0) }, "holiday_until"],
      [{ holiday: "later", holiday_from: dayIn(3), holiday_until: dayIn(2) }, "holiday_until"],
      [{ holiday: "later", holiday_from: dayIn(-3), holiday_until: dayIn(-1) }, "holiday_until"],
    ] as const)
      expect(await save(more), field).toMatchObject({ code: 0, field });
    expect(await contact()).toMatchObject({ revision: 0, holiday: "" });
  });

  test("a shop sees its own contact alone, and its staff none", async () => {
    good(await save());
    const other = await backend.newDeskUser("owner", await openShop(backend.db));
    expect(await contact(other)).toMatchObject({ revision: 0, wechat: "" });
    const staff = await backend.newDeskUser("staff", shopId);
    expect(await staff.get("shop_contact/detail")).toMatchObject({ msg: "Your account may not do this" });
  });
});
