import { fetchProductList } from "@plaza/api-client";
import { beforeEach, expect, test } from "vitest";
import type { Answer } from "../../test-support/ask.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { flashOffers, flashOpenings, flashPrices, flashSlots } from "../../platform/store/schema/promotions.ts";
import { skus } from "../../platform/store/schema/catalog.ts";
import { eq, isNull } from "../../platform/store/sql.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { openShop, putOnFlashSale, sell, type Sold } from "../../test-support/stage.ts";

const clock = (time: string, day = "2031-03-04"): Date => new Date(`${day}T${time}+08:00`);
let now = clock("12:00:00");

onEachStore(
  "sessions of the flash sale",
  (backend) => {
    let operator = "";
    let owner = "";
    let shopId = 0;
    let goods: Sold = { productId: 0, skuId: 0 };
    const askAs = (token: string, path: string, body?: object, query = ""): Promise<Answer> =>
      backend.askShopDesk(`${path}?${query}`, { token, language: "en", ...(body !== undefined && { body }) });
    const ask = (path: string, body?: object, query = "") => askAs(operator, `flash_sale/${path}`, body, query);
    const propose = (body: object) => askAs(owner, "flash_offers/propose", body);
    const calendar = async () => recordOf((await ask("calendar", undefined, "from=2031-03-04&days=3")).data);
    const session = async (slotId: number, date = "2031-03-04") =>
      listOf(recordOf((await ask("session", undefined, `slot_id=${slotId}&date=${date}`)).data)["list"]);
    const addSlot = async (from: number, to: number): Promise<number> => {
      expect(await ask("save_slot", { start_minute: from, end_minute: to })).toMatchObject({ code: 1 });
      const slot = listOf((await calendar())["slots"]).find((each) => each["start_minute"] === from);
      return Number(slot?.["id"]);
    };
    const open = async (slotId: number): Promise<number> => {
      const opened = await ask("open", {
        slot_id: slotId,
        starts_on: "2031-03-04",
        ends_on: "2031-03-05",
        proposals_until: "2031-03-04T05:00:00Z",
      });
      return Number(recordOf(opened.data)["id"]);
    };
    const stateOf = async (id: number) => {
      const own = listOf(recordOf((await askAs(owner, "flash_offers/list")).data)["list"]);
      const { state, grounds } = own.find((each) => each["id"] === id) ?? {};
      return [state, grounds];
    };
    const stock = async () => (await backend.db.select().from(skus).where(eq(skus.id, goods.skuId)))[0]?.stock;

    beforeEach(async () => {
      now = clock("12:00:00");
      const { db } = backend;
      const removed = { deletedAt: now };
      await db.update(flashSlots).set(removed);
      await db.update(flashOffers).set(removed).where(isNull(flashOffers.deletedAt));
      await db.update(flashOpenings).set(removed);
      operator = (await backend.newDeskUser("operator", null, now)).token;
      shopId = await openShop(db);
      owner = (await backend.newDeskUser("staff", shopId, now)).token;
      goods = await sell(db, { name: "Teapot", stock: 10, fields: { shopId, price: 9900 } });
    });

    const offered = (more: object = {}) => ({
      product_id: goods.productId,
      prices: [{ sku_id: goods.skuId, price: "49.00", set_aside: 4 }],
      ...more,
    });
    const proposed = async (slotId: number, more: object = {}): Promise<number> => {
      const answer = await propose(offered({ opening_id: await open(slotId), ...more }));
      expect(answer).toMatchObject({ code: 1, msg: "Your proposal has been sent" });
      return Number(recordOf(answer.data)["id"]);
    };

    test("slots are added, changed and removed, and never overlap", async () => {
      const morning = await addSlot(600, 840);
      for (const [from, to] of [
        [500, 601],
        [700, 720],
        [839, 900],
      ])
        expect(await ask("save_slot", { start_minute: from, end_minute: to })).toMatchObject({
          code: 0,
          field: "start_minute",
        });
      const evening = await addSlot(840, 1440);
      const times = { start_minute: 900, end_minute: 1440 };
      expect(await ask("save_slot", { id: evening, revision: 1, ...times })).toMatchObject({ code: 1 });
      expect(await ask("save_slot", { id: evening, revision: 1, ...times })).toMatchObject({
        code: 0,
        msg: "Somebody has changed this session meanwhile; please look at it again",
      });
      expect(await ask("remove_slot", { id: morning, revision: 1, ends: 0 })).toMatchObject({ code: 1 });
      expect(listOf((await calendar())["slots"])).toMatchObject([{ id: evening, revision: 2, ...times }]);
    });

    test("a slot with offers is only removed, and a running one only cut, by whoever has read what ends", async () => {
      const slotId = await addSlot(600, 840);
      const id = await proposed(slotId);
      expect(await ask("accept", { id, revision: 1 })).toMatchObject({ code: 1 });
      expect(await stock()).toBe(6);
      const [listed] = listOf(recordOf((await askAs(owner, "products/list")).data)["list"]);
      expect(listOf(listed?.["skus"])).toMatchObject([{ stock: 6, set_aside: 4 }]);
      expect(listOf((await calendar())["slots"])).toMatchObject([{ accepted: 1, waiting: 0, running: 1 }]);
      const cut = { id: slotId, revision: 1, start_minute: 600, end_minute: 700 };
      expect(await ask("save_slot", cut)).toMatchObject({
        code: 0,
        msg: "By now this would end 1 offers; please look at it again",
      });
      // What still runs afterwards ends nothing.
      expect(await ask("save_slot", { ...cut, end_minute: 800 })).toMatchObject({ code: 1 });
      expect(await ask("remove_slot", { id: slotId, revision: 2, ends: 0 })).toMatchObject({ code: 0 });
      expect(await ask("remove_slot", { id: slotId, revision: 2, ends: 1 })).toMatchObject({ code: 1 });
      expect(await stateOf(id)).toEqual(["withdrawn", ""]);
      expect(await stock()).toBe(10);
      expect(await backend.db.$count(flashOpenings, isNull(flashOpenings.deletedAt))).toBe(0);
    });

    test("a shop proposes, an operator accepts, and a node's list of products shows the price at once", async () => {
      const slotId = await addSlot(600, 840);
      const openings = listOf(recordOf((await askAs(owner, "flash_offers/list")).data)["openings"]);
      expect(openings).toEqual([]);
      const id = await proposed(slotId, { limit: "2" });
      expect(listOf((await calendar())["sessions"])).toEqual([
        { slot_id: slotId, date: "2031-03-04", accepted: 0, waiting: 1 },
        { slot_id: slotId, date: "2031-03-05", accepted: 0, waiting: 1 },
      ]);
      const figures = await askAs(operator, "figures/platform");
      expect(recordOf(figures.data)["flash_proposals"]).toBe(1);
      const list = () => fetchProductList(backend.client(), { shopId, page: 1, pageSize: 10 });
      expect((await list()).items[0]).toMatchObject({ price: 9900, flash: false });
      expect(await ask("accept", { id, revision: 1 })).toMatchObject({ code: 1, msg: "The proposal is accepted" });
      expect((await list()).items[0]).toMatchObject({ price: 4900, flash: true });
      expect(await session(slotId)).toMatchObject([
        {
          id,
          revision: 2,
          state: "accepted",
          is_proposed: 1,
          limit: 2,
          product: { name: "Teapot" },
          shop: { id: shopId },
          skus: [{ regular_price: "99.00", price: "49.00", set_aside: 4, left: 4, sold: 0, stock: 6 }],
        },
      ]);
      expect(await stateOf(id)).toEqual(["accepted", ""]);
      expect(await ask("withdraw", { id, revision: 2, grounds: "The teapots leak" })).toMatchObject({ code: 1 });
      expect((await list()).items[0]).toMatchObject({ price: 9900, flash: false });
      expect(await stateOf(id)).toEqual(["withdrawn", "The teapots leak"]);
      expect(await stock()).toBe(10);
    });

    test("of two operators who decide at once the second one is told, and a shop reads why it was rejected", async () => {
      const slotId = await addSlot(600, 840);
      const id = await proposed(slotId);
      const answers = await Promise.all([
        ask("accept", { id, revision: 1 }),
        ask("reject", { id, revision: 1, grounds: "Too expensive" }),
      ]);
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0, 1]));
      expect(answers.find(({ code }) => code === 0)?.msg).toBe(
        "Somebody has decided about this product meanwhile; please look at it again",
      );
      goods = await sell(backend.db, { stock: 5, fields: { shopId, price: 9900 } });
      const second = await proposed(slotId);
      expect(await ask("reject", { id: second, revision: 1, grounds: " " })).toMatchObject({
        code: 0,
        field: "grounds",
      });
      expect(await ask("reject", { id: second, revision: 1, grounds: "Too expensive" })).toMatchObject({ code: 1 });
      expect(await stateOf(second)).toEqual(["rejected", "Too expensive"]);
    });

    test("a shop takes back what waits, and nothing that was decided", async () => {
      const slotId = await addSlot(600, 840);
      const id = await proposed(slotId);
      expect(await askAs(owner, "flash_offers/take_back", { id, revision: 1 })).toMatchObject({ code: 1 });
      expect(await stateOf(id)).toEqual(["taken_back", ""]);
      expect(await ask("accept", { id, revision: 1 })).toMatchObject({ code: 0 });
      const second = await proposed(slotId);
      await ask("accept", { id: second, revision: 1 });
      expect(await askAs(owner, "flash_offers/take_back", { id: second, revision: 2 })).toMatchObject({ code: 0 });
      now = clock("14:00:00", "2031-03-05");
      operator = (await backend.newDeskUser("operator", null, now)).token;
      owner = (await backend.newDeskUser("staff", shopId, now)).token;
      expect(await stateOf(second)).toEqual(["over", ""]);
    });

    test("what makes no sense cannot be proposed, nor what is proposed already or too late", async () => {
      const openingId = await open(await addSlot(600, 840));
      const price = (each: object) => ({
        opening_id: openingId,
        prices: [{ sku_id: goods.skuId, price: "49.00", ...each }],
      });
      for (const [more, field] of [
        [price({ price: "99.00" }), "prices"],
        [price({ price: "0.00" }), "prices"],
        [price({ price: "4,9" }), "prices"],
        [price({ set_aside: 0 }), "prices"],
        [price({ set_aside: 1.5 }), "prices"],
        [{ opening_id: openingId, prices: [] }, "prices"],
        [{ ...price({}), limit: "0" }, "limit"],
        [{ ...price({}), limit: "two" }, "limit"],
      ] as const)
        expect(await propose(offered(more)), JSON.stringify(more)).toMatchObject({ code: 0, field });
      expect(await propose(offered({ opening_id: openingId }))).toMatchObject({ code: 1 });
      expect(await propose(offered({ opening_id: openingId }))).toMatchObject({ code: 0, field: "product_id" });
      now = clock("13:00:00");
      expect(await propose(offered({ opening_id: openingId }))).toMatchObject({
        code: 0,
        msg: "Products can no longer be proposed for this session",
      });
    });

    test("what is open gets another deadline, is closed, and lies ahead", async () => {
      const slotId = await addSlot(600, 840);
      const id = await open(slotId);
      const later = "2031-03-04T06:00:00Z";
      expect(await ask("change_deadline", { id, revision: 1, proposals_until: later })).toMatchObject({ code: 1 });
      expect(listOf((await calendar())["openings"])).toMatchObject([
        { id, revision: 2, proposals_until: "2031-03-04T06:00:00.000Z", proposals: 0 },
      ]);
      expect(await ask("close", { id, revision: 1 })).toMatchObject({ code: 0 });
      expect(await ask("close", { id, revision: 2 })).toMatchObject({ code: 1 });
      const days = { slot_id: slotId, starts_on: "2031-03-05", ends_on: "2031-03-06", proposals_until: later };
      for (const [more, field] of [
        [{ starts_on: "2031-03-03" }, "starts_on"],
        [{ ends_on: "2031-02-30" }, "ends_on"],
        [{ ends_on: "2031-03-04" }, "ends_on"],
        [{ proposals_until: "2031-03-04T03:00:00Z" }, "proposals_until"],
        [{ proposals_until: "2031-03-08T03:00:00Z" }, "proposals_until"],
      ] as const)
        expect(await ask("open", { ...days, ...more }), JSON.stringify(more)).toMatchObject({ code: 0, field });
    });

    test("an operator adds a product of her own accord, in spite of what else lowers its price", async () => {
      const slotId = await addSlot(600, 840);
      await putOnFlashSale(backend.db, goods, 6000);
      const span = `product_id=${goods.productId}&slot_id=${slotId}&starts_on=2031-03-04&sku_ids=${goods.skuId}`;
      expect((await ask("conflicts", undefined, span)).data).toMatchObject({
        list: [{ kind: "flash_offer", start_minute: 0, end_minute: 1440, price: "60.00", ends_on: null }],
      });
      const added = { ...offered(), slot_id: slotId, starts_on: "2031-03-04", ends_on: "2031-03-04" };
      expect(await ask("add", added)).toMatchObject({
        code: 0,
        msg: "Something else lowers this price at that time; please look at it and confirm",
      });
      expect(await ask("add", { ...added, in_spite: 1 })).toMatchObject({ code: 1 });
      const [offer] = await session(slotId);
      expect(offer).toMatchObject({ state: "accepted", is_proposed: 0 });
      expect(await ask("add", { ...added, in_spite: 1, starts_on: "2031-03-01", ends_on: "2031-03-03" })).toMatchObject(
        {
          code: 0,
          field: "starts_on",
        },
      );
      const [price] = await backend.db
        .select()
        .from(flashPrices)
        .where(eq(flashPrices.offerId, Number(offer?.["id"])));
      expect(price?.setAsideLeft).toBe(4);
    });
  },
  { now: () => now },
);
