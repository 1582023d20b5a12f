import { beforeEach, expect, test } from "vitest";
import { products } from "../../platform/store/schema/catalog.ts";
import {
  freeShippingRules,
  freightRules,
  freightTemplates,
  productShipping,
} from "../../platform/store/schema/freight.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { eq } from "../../platform/store/sql.ts";
import { type Answer, idIn, listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingDeskUser } from "../../test-support/running-backend.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { liveSomewhere, openShop, sell } from "../../test-support/stage.ts";

const tibet = 540_000;
const shanghai = { province_id: 310_000, city_id: 310_100, district_id: 310_104 };
const lhasa = { province_id: 540_000, city_id: 540_100, district_id: 540_102 };

const rule = (region_ids: readonly number[], first: string, next = "0") => ({
  region_ids,
  first_units: 1000,
  first_amount: first,
  next_units: 1000,
  next_amount: next,
});
const byWeight = { name: "By weight", unit: "weight", rules: [rule([], "8", "2"), rule([tibet], "20", "18")] };

onEachStore("the freight of a shop", (backend) => {
  let shopId = 0;
  let owner: CallingDeskUser;

  beforeEach(async () => {
    shopId = await openShop(backend.db);
    owner = await backend.newDeskUser("owner", shopId);
  });

  const change = (call: string, body: object) => owner.post(`freight/${call}`, body);
  const list = async () => recordOf((await owner.get("freight/list")).data);
  const templates = async () => listOf((await list())["templates"]);
  const seen = async (id: number) => {
    const { revision } = (await templates()).find((each) => each["id"] === id) ?? {};
    return { id, revision };
  };
  const good = (answer: Answer) => {
    expect(answer, answer.text).toMatchObject({ code: 1 });
    return answer;
  };
  const add = async (more: object = {}) => idIn(good(await change("save", { ...byWeight, ...more })));
  const tried = async (id: number, to: object, units: number, goods = "") => {
    const query = new URLSearchParams({ ...to, id: String(id), units: String(units), goods_amount: goods });
    return (await owner.get(`freight/try?${query}`)).data;
  };

  test("is written in rows of regions, and tried on an address as a checkout computes it", async () => {
    const id = await add();
    expect(await templates()).toMatchObject([{ ...byWeight, rules: [{ first_amount: "8.00" }, {}], is_default: 1 }]);
    expect(await tried(id, shanghai, 2000)).toEqual({ freight: "10.00", is_delivered: 1 });
    expect(await tried(id, lhasa, 2000)).toEqual({ freight: "38.00", is_delivered: 1 });
    const sold = await sell(
      backend.db,
      { fields: { price: 5000, shopId } },
      { mode: "template", templateId: id, grams: 1000 },
    );
    const customer = await backend.newCustomer();
    const goods = JSON.stringify([{ item_id: sold.skuId, num: 2, goods_id: sold.productId, shop_id: shopId }]);
    const charged = async (to: {
      readonly provinceId: number;
      readonly cityId: number;
      readonly districtId: number;
    }) => {
      const address_id = await liveSomewhere(backend.db, customer.id, { ...to, isDefault: false });
      const { data } = await customer.post("order/settlement", { goods, cart_id: "", address_id });
      return listOf(recordOf(data)["shop"])[0]?.["shipping_price"];
    };
    expect(await charged({ provinceId: 310_000, cityId: 310_100, districtId: 310_104 })).toBe(10);
    expect(await charged({ provinceId: 540_000, cityId: 540_100, districtId: 540_102 })).toBe(38);
    expect(await templates()).toMatchObject([{ products: 1 }]);
  });

  test("makes a purchase too expensive that it charges more for than an order can cost", async () => {
    const expensive = { ...rule([], "10000", "10000"), first_units: 1, next_units: 1 };
    const shipping = { mode: "template", templateId: await add({ rules: [expensive] }), grams: 1000 } as const;
    const sold = await sell(backend.db, { fields: { price: 5000, shopId } }, shipping);
    const customer = await backend.newCustomer();
    const address_id = await liveSomewhere(backend.db, customer.id);
    for (const [num, answer] of [
      [2, { code: 1 }],
      [3, { status: 200, msg: expect.stringMatching(/^The total is too high/) }],
    ] as const) {
      const goods = JSON.stringify([{ item_id: sold.skuId, num, goods_id: sold.productId, shop_id: shopId }]);
      const body = { goods, cart_id: "", address_id, coupon_id: [], remark: "" };
      expect(await customer.post("order/settlement", body)).toMatchObject(answer);
      expect(await customer.post("order/submitOrder", body)).toMatchObject(answer);
    }
  });

  test("delivers nothing to a region that it excludes, and says so where it is tried and at the checkout", async () => {
    const id = await add({ undelivered_region_ids: [tibet] });
    expect(await tried(id, lhasa, 2000)).toMatchObject({ is_delivered: 0 });
    expect(await tried(id, shanghai, 2000)).toMatchObject({ is_delivered: 1 });
    const shipping = { mode: "template", templateId: id, grams: 1000 } as const;
    const sold = await sell(backend.db, { name: "Lamp", fields: { price: 5000, shopId } }, shipping);
    const customer = await backend.newCustomer();
    const goods = JSON.stringify([{ item_id: sold.skuId, num: 1, goods_id: sold.productId, shop_id: shopId }]);
    const settled = async (provinceId: number, cityId: number, districtId: number) => {
      const address_id = await liveSomewhere(backend.db, customer.id, { provinceId, cityId, districtId });
      return customer.post("order/settlement", { goods, cart_id: "", address_id });
    };
    expect(await settled(540_000, 540_100, 540_102)).toMatchObject({
      code: 301,
      msg: "“Lamp” cannot be delivered to this address",
    });
  });

  test("is free from an amount on, where the smallest region decides", async () => {
    const id = await add();
    const rules = [
      { region_id: 0, amount: "99" },
      { region_id: tibet, amount: "300" },
    ];
    good(await change("save_free_from", { was: [], free_from: rules }));
    expect((await list())["free_from"]).toMatchObject([{ amount: "99.00" }, { region_id: tibet, amount: "300.00" }]);
    expect(await tried(id, shanghai, 2000, "99")).toMatchObject({ freight: "0.00" });
    expect(await tried(id, lhasa, 2000, "99")).toMatchObject({ freight: "38.00" });
    expect(await change("save_free_from", { was: [], free_from: [] })).toMatchObject({
      msg: expect.stringMatching(/^Somebody has changed this freight/),
    });
    for (const [wrong, field] of [
      [[{ region_id: 1, amount: "1" }], "region_id_0"],
      [[{ region_id: 0, amount: "much" }], "amount_0"],
      [[rules[0], rules[0]], "region_id_1"],
    ] as const)
      expect(await change("save_free_from", { was: rules, free_from: wrong })).toMatchObject({ code: 0, field });
    good(await change("save_free_from", { was: rules, free_from: [] }));
  });

  test("is free no more from an amount on in a region that is gone, once that is saved", async () => {
    const gone = { region_id: 999_999, amount: "99.00" };
    await backend.db.insert(freeShippingRules).values({ shopId, regionId: gone.region_id, minimum: 9900 });
    expect((await list())["free_from"]).toEqual([gone]);
    expect(await change("save_free_from", { was: [gone], free_from: [gone] })).toMatchObject({
      code: 0,
      field: "region_id_0",
    });
    const everywhere = { region_id: 0, amount: "199.00" };
    good(await change("save_free_from", { was: [gone], free_from: [everywhere] }));
    expect((await list())["free_from"]).toEqual([everywhere]);
  });

  test("says which field of a template is wrong", async () => {
    for (const [wrong, field] of [
      [{ name: "" }, "name"],
      [{ unit: "dozen" }, "unit"],
      [{ rules: [] }, "rules"],
      [{ rules: [rule([1], "1")] }, "region_ids_0"],
      [{ rules: [rule([], "1"), rule([], "2")] }, "region_ids_1"],
      [{ rules: [rule([], "-1")] }, "first_amount_0"],
      [{ rules: [rule([], "1", "10000.01")] }, "next_amount_0"],
      [{ rules: [{ ...rule([], "1"), next_units: 0 }] }, "next_units_0"],
      [{ rules: [{ ...rule([], "1"), first_units: 1_000_001 }] }, "first_units_0"],
      [{ undelivered_region_ids: [999_999] }, "undelivered_region_ids"],
      // Without what is no code it would be everywhere else.
      [{ rules: [{ ...rule([], "1"), region_ids: ["x"] }] }, "region_ids_0"],
      [{ rules: [{ ...rule([], "1"), region_ids: "x" }] }, "region_ids_0"],
      [{ undelivered_region_ids: [tibet, "x"] }, "undelivered_region_ids"],
      [{ undelivered_region_ids: Array.from({ length: 1001 }, () => tibet) }, "undelivered_region_ids"],
    ] as const)
      expect(await change("save", { ...byWeight, ...wrong }), field).toMatchObject({ code: 0, field });
    expect(await templates()).toEqual([]);
  });

  test("is overwritten by nobody who has read an older state", async () => {
    const id = await add();
    const before = await seen(id);
    good(await change("save", { ...before, ...byWeight, name: "New" }));
    for (const call of ["save", "make_default", "remove"])
      expect(await change(call, { ...before, ...byWeight }), call).toMatchObject({
        msg: expect.stringMatching(/^Somebody has changed this freight/),
      });
    expect(await templates()).toMatchObject([{ name: "New", revision: 2 }]);
  });

  test("has one default, and a template that goes leaves its products to another", async () => {
    const [first, second] = [await add(), await add({ name: "Second" })];
    good(await change("make_default", await seen(second)));
    expect((await templates()).map((each) => [each["id"], each["is_default"]])).toEqual([
      [second, 1],
      [first, 0],
    ]);
    const { productId } = await sell(
      backend.db,
      { fields: { shopId } },
      { mode: "template", templateId: second, grams: 500 },
    );
    const removal = await seen(second);
    expect(await change("remove", removal)).toMatchObject({ code: 0, field: "target_id" });
    expect(await change("remove", { ...removal, target_id: 999_999 })).toMatchObject({ error: "not_found" });
    good(await change("remove", { ...removal, target_id: first }));
    expect(await templates()).toMatchObject([{ id: first, is_default: 1, products: 1 }]);
    expect(
      await backend.db.select().from(productShipping).where(eq(productShipping.productId, productId)),
    ).toMatchObject([{ templateId: first }]);
    await backend.db.delete(productShipping).where(eq(productShipping.productId, productId));
    const third = await add({ name: "Third", unit: "piece" });
    await backend.db.update(shops).set({ isOpen: false }).where(eq(shops.id, shopId));
    // What says nothing of its own would be sent for free, although there is a template.
    expect(await change("remove", await seen(first))).toMatchObject({ code: 0, field: "target_id" });
    good(await change("remove", await seen(third)));
    await backend.db.update(shops).set({ isOpen: true }).where(eq(shops.id, shopId));
    // An open shop would send for free without anybody's having said so.
    expect(await change("remove", await seen(first))).toMatchObject({ code: 0, field: "target_id" });
    await backend.db.update(shops).set({ isOpen: false }).where(eq(shops.id, shopId));
    good(await change("remove", await seen(first)));
    expect(await backend.db.$count(freightTemplates, eq(freightTemplates.shopId, shopId))).toBe(0);
    expect(await backend.db.$count(freightRules, eq(freightRules.templateId, first))).toBe(0);
  });

  test("does not count what its products do not have, and says how many they are", async () => {
    const boxed = { unit: "volume", rules: byWeight.rules };
    const [byPiece, weighed, sized] = [
      await add({ unit: "piece" }),
      await add({ name: "Weighed" }),
      await add({ name: "Sized", ...boxed }),
    ];
    // A product of the desk or of an import has no shipping of its own.
    for (const name of ["Jug", "Cup"]) await putOnSale(backend.db, { name, fields: { shopId } });
    await putOnSale(backend.db, { name: "Voucher", fields: { shopId, isVirtual: true } });
    const withoutWeight = (count: number) => expect.stringContaining(`without a weight: ${count}.`);
    expect(await change("make_default", await seen(weighed))).toMatchObject({
      code: 0,
      field: "id",
      msg: withoutWeight(2),
    });
    expect(await change("make_default", await seen(sized))).toMatchObject({
      code: 0,
      msg: expect.stringContaining("without a volume: 2."),
    });
    const wanted = { ...(await seen(byPiece)), ...byWeight };
    expect(await change("save", wanted)).toMatchObject({ code: 0, field: "unit", msg: withoutWeight(2) });
    expect(await change("remove", { ...(await seen(byPiece)), target_id: weighed })).toMatchObject({
      code: 0,
      field: "target_id",
      msg: withoutWeight(2),
    });
    expect(await templates()).toMatchObject([{ id: byPiece, unit: "piece", is_default: 1 }, {}, {}]);
    await backend.db.update(products).set({ deletedAt: new Date() }).where(eq(products.shopId, shopId));
    const shipping = { mode: "template", templateId: byPiece } as const;
    await sell(backend.db, { name: "Lamp", fields: { shopId } }, { ...shipping, grams: 800 });
    const { productId } = await sell(backend.db, { name: "Vase", fields: { shopId } }, shipping);
    const removal = { ...(await seen(byPiece)), target_id: weighed };
    expect(await change("remove", removal)).toMatchObject({ code: 0, msg: withoutWeight(1) });
    await backend.db.update(productShipping).set({ grams: 300 }).where(eq(productShipping.productId, productId));
    good(await change("remove", removal));
    expect(await templates()).toMatchObject([{ id: weighed, is_default: 1, products: 2 }, {}]);
  });

  test("of a default template makes what says nothing of its own free in lists exactly while the template is", async () => {
    const flat = (amount: string) => ({
      unit: "piece",
      rules: [{ ...rule([], amount), first_units: 1, next_units: 1 }],
    });
    const id = await add(flat("0"));
    await putOnSale(backend.db, { name: "Zanzibar jug", fields: { shopId } });
    const isFree = async () =>
      (await backend.ask("pc/goodsList?name=Zanzibar&free_delivery=1")).text.includes("Zanzibar");
    await expect.poll(isFree).toBe(true);
    for (const amount of ["6", "0"]) {
      good(await change("save", { ...byWeight, ...flat(amount), ...(await seen(id)) }));
      await expect.poll(isFree).toBe(amount === "0");
    }
  });

  test("is not by weight where it is the first of a shop whose products have none", async () => {
    await putOnSale(backend.db, { name: "Jug", fields: { shopId } });
    expect(await change("save", byWeight)).toMatchObject({ code: 0, field: "unit" });
    expect(await templates()).toEqual([]);
    await add({ unit: "piece" });
  });

  test("is seen by the staff, and changed by the owner alone", async () => {
    const staff = await backend.newDeskUser("staff", shopId);
    good(await staff.get("freight/list"));
    expect(await staff.post("freight/save", byWeight)).toMatchObject({ msg: "Your account may not do this" });
  });
});
