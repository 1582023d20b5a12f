import { beforeEach, expect, test } from "vitest";
import { shopServices } from "../../platform/store/schema/chat.ts";
import { freightTemplates, productShipping } from "../../platform/store/schema/freight.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { and, eq, sql } from "../../platform/store/sql.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { openShop, sell } from "../../test-support/stage.ts";

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

  const change = (call: string, body: unknown, token = owner) => backend.atDesk(token).post(call, body);
  const setOpen = (isOpen: unknown, token = owner) => change("shop/set_open", { is_open: isOpen }, token);
  const missing = async (token = owner) => (await backend.atDesk(token).read("shop/missing_terms"))["missing"];

  /** As somebody who has just read the addresses. */
  const saveReturns = async () => {
    const { revision } = await backend.atDesk(owner).read("shop/addresses");
    const texts = {
      return_contact: { zh: "仓库" },
      return_phone: "021-5566 7788",
      return_address: { zh: "安福路12号" },
    };
    expect(await change("shop/save_addresses", { revision, ...texts })).toMatchObject({ code: 1 });
  };

  /** The first template of a shop is its default. */
  const saveFreight = async (amount: string) => {
    const rule = { region_ids: [], first_units: 1, first_amount: amount, next_units: 1, next_amount: "0" };
    const template = { name: "One amount", unit: "piece", rules: [rule] };
    expect(await change("freight/save", template)).toMatchObject({ code: 1 });
  };

  test("a shop without a return address and freight says what is missing, and does not open", async () => {
    expect(await missing(staff)).toEqual(["return_address", "freight"]);
    expect(await setOpen(1)).toMatchObject({ code: 0, msg: expect.stringContaining("Before") });
    expect(await backend.db.$count(shops, and(eq(shops.id, shopId), eq(shops.isOpen, true)))).toBe(0);
    await saveReturns();
    expect(await missing()).toEqual(["freight"]);
    expect(await setOpen(1)).toMatchObject({ code: 0 });
    await saveFreight("0");
    expect(await missing()).toEqual([]);
    expect(await setOpen(1)).toMatchObject({ code: 1, msg: "Saved" });
  });

  test("a shop does not open on a return address that somebody is just taking away", async () => {
    await saveReturns();
    await saveFreight("0");
    const { opening } = await backend.db.transaction(async (tx) => {
      await tx.update(shops).set({ returnAddress: "" }).where(eq(shops.id, shopId));
      const call = setOpen(1);
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
    await saveReturns();
    const found = async () => (await backend.ask("pc/goodsList?name=Zanzibar")).text.includes("Zanzibar");
    expect(await found()).toBe(false);
    expect(await setOpen(1, staff)).toMatchObject({ code: 0 });
    expect(await setOpen("maybe")).toMatchObject({ code: 0 });
    expect(await setOpen(1)).toMatchObject({ code: 1, msg: "Saved" });
    expect(await found()).toBe(true);
    expect(await setOpen(0)).toMatchObject({ code: 1 });
    expect(await found()).toBe(false);
  });

  test("freight is said where there is a default, or where each product says its own", async () => {
    const { productId } = await sell(backend.db, { name: "Jug", fields: { shopId } });
    expect(await missing()).toEqual(["return_address"]);
    await putOnSale(backend.db, { name: "Cup", fields: { shopId } });
    expect(await missing()).toEqual(["return_address", "freight"]);
    const [template] = await backend.db
      .insert(freightTemplates)
      .values({ shopId, name: "Lamps", unit: "piece" })
      .returning({ id: freightTemplates.id });
    const shipping = { mode: "template", templateId: template?.id } as const;
    await backend.db.update(productShipping).set(shipping).where(eq(productShipping.productId, productId));
    // A template for one product says nothing of the others.
    expect(await missing()).toEqual(["return_address", "freight"]);
    await backend.db.update(freightTemplates).set({ isDefault: true }).where(eq(freightTemplates.shopId, shopId));
    expect(await missing()).toEqual(["return_address"]);
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
