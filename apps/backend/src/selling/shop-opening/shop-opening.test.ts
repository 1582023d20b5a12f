import { beforeEach, expect, test } from "vitest";
import { shopServices } from "../../platform/store/schema/chat.ts";
import {
  freeShippingRules,
  freightRules,
  freightTemplates,
  productShipping,
} from "../../platform/store/schema/freight.ts";
import { skus } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { and, eq, sql } from "../../platform/store/sql.ts";
import { recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { liveSomewhere, openShop, sell } from "../../test-support/stage.ts";

const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

onEachStore("a shop that opens", (backend) => {
  let shopId = 0;
  let owner = "";
  let staff = "";

  beforeEach(async () => {
    shopId = await openShop(backend.db, { isOpen: false });
    [owner, staff] = [
      (await backend.newDeskUser("owner", shopId)).token,
      (await backend.newDeskUser("staff", shopId)).token,
    ];
  });

  const change = (call: string, body: unknown, token = owner) => backend.atDesk(token).post(`shop/${call}`, body);
  const terms = (token = owner) => backend.atDesk(token).read("shop/selling_terms");
  const returns = {
    return_contact: "仓库",
    return_phone: "021-5566 7788",
    return_address: "上海市徐汇区安福路12号",
  };

  /** As somebody who has just read them. */
  const saveTerms = async (more: object = {}, token = owner) => {
    const { revision, freight } = await terms(token);
    return change("save_selling_terms", { revision, freight_was: freight, ...returns, ...more }, token);
  };

  test("a shop without a return address and freight says what is missing, and does not open", async () => {
    expect(await terms(staff)).toMatchObject({ freight: [], missing: ["return_address", "freight"] });
    expect(await change("set_open", { is_open: 1 })).toMatchObject({ code: 0, msg: expect.stringContaining("Before") });
    expect(await backend.db.select({ isOpen: shops.isOpen }).from(shops).where(eq(shops.id, shopId))).toEqual([
      { isOpen: false },
    ]);
    expect(await saveTerms()).toMatchObject({ code: 1 });
    expect(await terms()).toMatchObject({ ...returns, missing: ["freight"] });
    expect(await change("set_open", { is_open: 1 })).toMatchObject({ code: 0 });
    expect(await saveTerms({ freight_amount: "0" })).toMatchObject({ code: 1 });
    expect(await terms()).toMatchObject({ freight: { amount: "0.00", free_from: null }, missing: [] });
    expect(await change("set_open", { is_open: 1 })).toMatchObject({ code: 1, msg: "Saved" });
  });

  test("a shop does not open on a return address that somebody is just taking away", async () => {
    expect(await saveTerms({ freight_amount: "0" })).toMatchObject({ code: 1 });
    const { opening } = await backend.db.transaction(async (tx) => {
      await tx.update(shops).set({ returnAddress: "" }).where(eq(shops.id, shopId));
      const call = change("set_open", { is_open: 1 });
      // The embedded database has one session, and lets nobody in meanwhile.
      const { rows } = await tx.execute(sql`select 1 where inet_server_port() is not null`);
      if (rows.length > 0)
        await expect.poll(async () => (await backend.db.execute(waiting)).rows.length).toBeGreaterThan(0);
      return { opening: call };
    });
    expect(await opening).toMatchObject({ code: 0, msg: expect.stringContaining("Before") });
    expect(await backend.db.$count(shops, and(eq(shops.id, shopId), eq(shops.isOpen, true)))).toBe(0);
  });

  test("a shop is opened and closed by its owner, and shoppers find its products accordingly", async () => {
    await sell(backend.db, { name: "Zanzibar pot", fields: { shopId } });
    await saveTerms({ freight_amount: "12" });
    const found = async () => (await backend.ask("pc/goodsList?name=Zanzibar")).text.includes("Zanzibar");
    expect(await found()).toBe(false);
    expect(await change("set_open", { is_open: 1 }, staff)).toMatchObject({ code: 0 });
    expect(await change("set_open", { is_open: "maybe" })).toMatchObject({ code: 0 });
    expect(await change("set_open", { is_open: 1 })).toMatchObject({ code: 1, msg: "Saved" });
    expect(await found()).toBe(true);
    expect(await change("set_open", { is_open: 0 })).toMatchObject({ code: 1 });
    expect(await found()).toBe(false);
  });

  test("the freight that a shop says counts once an order, and not from its threshold on", async () => {
    await saveTerms({ freight_amount: "12.50", free_from: "199" });
    await change("set_open", { is_open: 1 });
    const productId = await putOnSale(backend.db, { name: "壶", fields: { shopId, price: 5000 }, stock: 100 });
    const [sku] = await backend.db.select({ id: skus.id }).from(skus).where(eq(skus.productId, productId));
    const customer = await backend.newCustomer();
    await liveSomewhere(backend.db, customer.id);
    const amountOf = async (quantity: number) => {
      const goods = JSON.stringify([{ item_id: sku?.id, num: quantity, goods_id: productId, shop_id: shopId }]);
      const asking = { token: customer.token, body: { goods, cart_id: "" } };
      return Number(recordOf((await backend.ask("order/settlement", asking)).data)["total_amount"]);
    };
    expect([await amountOf(1), await amountOf(3), await amountOf(4)]).toEqual([62.5, 162.5, 200]);
  });

  test("a product that says nothing of freight is listed as sent for free only while its shop sends for free", async () => {
    await saveTerms({ freight_amount: "0" });
    await change("set_open", { is_open: 1 });
    await putOnSale(backend.db, { name: "Zanzibar jug", fields: { shopId } });
    const isSentForFree = async () =>
      (await backend.ask("pc/goodsList?name=Zanzibar&free_delivery=1")).text.includes("Zanzibar");
    expect(await isSentForFree()).toBe(true);
    await saveTerms({ freight_amount: "6" });
    await expect.poll(isSentForFree).toBe(false);
    await saveTerms({ freight_amount: "0" });
    await expect.poll(isSentForFree).toBe(true);
  });

  test("freight by region stays as it is, and counts as said", async () => {
    const [template] = await backend.db
      .insert(freightTemplates)
      .values({ shopId, name: "按地区", unit: "weight", isDefault: true })
      .returning({ id: freightTemplates.id });
    const rule = { templateId: template?.id ?? 0, firstUnits: 1000, firstAmount: 800, nextUnits: 500, nextAmount: 200 };
    await backend.db.insert(freightRules).values({ ...rule, position: 0, regionIds: [310_000] });
    await backend.db.insert(freeShippingRules).values({ shopId, regionId: 310_000, minimum: 9900 });
    expect(await terms()).toMatchObject({ freight: [], has_own_freight: 1, missing: ["return_address"] });
    expect(await saveTerms({ freight_amount: "5" })).toMatchObject({ code: 1 });
    expect(await terms()).toMatchObject({ freight: [], has_own_freight: 1, missing: [] });
    expect(await backend.db.$count(freeShippingRules, eq(freeShippingRules.shopId, shopId))).toBe(1);
  });

  test("freight counts as said where there is a default, or where each product says its own", async () => {
    const { productId } = await sell(backend.db, { name: "Jug", fields: { shopId } });
    expect(await terms()).toMatchObject({ has_own_freight: 1, missing: ["return_address"] });
    await putOnSale(backend.db, { name: "Cup", fields: { shopId } });
    expect(await terms()).toMatchObject({ has_own_freight: 0, missing: ["return_address", "freight"] });
    const [template] = await backend.db
      .insert(freightTemplates)
      .values({ shopId, name: "Lamps", unit: "piece" })
      .returning({ id: freightTemplates.id });
    const shipping = { mode: "template", templateId: template?.id } as const;
    await backend.db.update(productShipping).set(shipping).where(eq(productShipping.productId, productId));
    await backend.db.insert(freeShippingRules).values({ shopId, regionId: 310_000, minimum: 9900 });
    expect(await saveTerms()).toMatchObject({ code: 1 });
    expect(await terms()).toMatchObject({ has_own_freight: 0, missing: ["freight"] });
    expect(await change("set_open", { is_open: 1 })).toMatchObject({ code: 0 });
    expect(await saveTerms({ freight_amount: "5", free_from: "99" })).toMatchObject({ code: 1 });
    expect(await terms()).toMatchObject({ missing: [] });
    // What was said of a region before stays beside it.
    expect(await backend.db.$count(freeShippingRules, eq(freeShippingRules.shopId, shopId))).toBe(2);
  });

  test("terms are saved by the owner alone, of the own shop, and what is wrong names its field", async () => {
    const other = (await backend.newDeskUser("owner", await openShop(backend.db))).token;
    expect(await saveTerms({}, staff)).toMatchObject({ code: 0 });
    expect(await saveTerms({ shop_id: shopId }, other)).toMatchObject({ code: 1 });
    expect(await terms()).toMatchObject({ return_address: "" });
    for (const [more, field] of [
      [{ return_contact: "" }, "return_contact"],
      [{ return_contact: "x".repeat(41) }, "return_contact"],
      [{ return_phone: "call me" }, "return_phone"],
      [{ return_address: "two\nlines" }, "return_address"],
      [{ freight_amount: "-1" }, "freight_amount"],
      [{ freight_amount: "1.234" }, "freight_amount"],
      [{ freight_amount: "10000.01" }, "freight_amount"],
      [{ freight_amount: "5", free_from: "0" }, "free_from"],
      [{ freight_amount: "5", free_from: "much" }, "free_from"],
    ] as const)
      expect(await saveTerms(more), field).toMatchObject({ code: 0, field });
    expect(await terms()).toMatchObject({ return_address: "", missing: ["return_address", "freight"] });
  });

  test("terms are overwritten by nobody who has read older ones, of the addresses or of freight", async () => {
    const { revision, freight } = await terms();
    const first = { revision, freight_was: freight, ...returns };
    expect(await change("save_selling_terms", returns)).toMatchObject({ code: 0 });
    expect(await change("save_selling_terms", { ...first, freight_amount: "12" })).toMatchObject({
      code: 1,
      data: { revision: 2 },
    });
    expect(await change("save_selling_terms", { ...first, freight_amount: "5" })).toMatchObject({
      msg: expect.stringMatching(/^Somebody has changed these addresses/),
    });
    const second = { ...first, revision: 2, freight_was: { amount: "12.00", free_from: null } };
    const rules = [{ region_id: 0, amount: "99" }];
    expect(await backend.atDesk(owner).post("freight/save_free_from", { was: [], free_from: rules })).toMatchObject({
      code: 1,
    });
    expect(await change("save_selling_terms", { ...second, freight_amount: "5" })).toMatchObject({
      msg: expect.stringMatching(/^Somebody has changed this freight/),
    });
    expect(await terms()).toMatchObject({ revision: 2, freight: { amount: "12.00", free_from: "99.00" } });
  });

  test("a contact and an address that change are no more what they were in other languages", async () => {
    const translations = { en: { name: "Lamps", returnContact: "Returns desk", returnAddress: "12 Anfu Road" } };
    const { return_contact, return_address, return_phone } = returns;
    const texts = { returnContact: return_contact, returnAddress: return_address, returnPhone: return_phone };
    const saved = async (more: object) => {
      await backend.db
        .update(shops)
        .set({ ...texts, translations })
        .where(eq(shops.id, shopId));
      expect(await saveTerms(more)).toMatchObject({ code: 1 });
      const [shop] = await backend.db.select().from(shops).where(eq(shops.id, shopId));
      return shop?.translations;
    };
    expect(await saved({ return_phone: "13800138000" })).toEqual(translations);
    expect(await saved({ return_contact: "售后部" })).toEqual({ en: { name: "Lamps", returnAddress: "12 Anfu Road" } });
    expect(await saved({ return_address: "上海市青浦区新业路18号" })).toEqual({ en: { name: "Lamps" } });
  });

  test("of owners who save at once one does, and leaves one template", async () => {
    const { revision } = await terms();
    const amounts = ["1", "2", "3", "4"];
    const answers = await Promise.all(
      amounts.map((freight_amount) => change("save_selling_terms", { revision, ...returns, freight_amount })),
    );
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(await backend.db.$count(freightTemplates, eq(freightTemplates.shopId, shopId))).toBe(1);
    expect(await terms()).toMatchObject({ missing: [] });
  });

  test("a shop that says nothing of how it is reached is reached by chat", async () => {
    const customer = await backend.newCustomer();
    const config = () => customer.get(`index/chatConfig?shop_id=${shopId}`);
    // Nobody is there yet, which is said of chats alone.
    expect(await config()).toMatchObject({ code: 0, msg: expect.stringMatching(/./) });
    await backend.db.insert(shopServices).values({ shopId, isOnline: false });
    expect(await config()).toMatchObject({ code: 0, msg: "" });
  });
});
