import { changeAlert, fetchAlerts, fetchAlertState, fetchNotices } from "@plaza/api-client";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { JobContext } from "../../platform/domain/job.ts";
import { alerts } from "../../platform/store/schema/alerts.ts";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { notices } from "../../platform/store/schema/notices.ts";
import { flashOffers, flashPrices, flashSlots } from "../../platform/store/schema/promotions.ts";
import { and, eq, inArray, like, notInArray } from "../../platform/store/sql.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingCustomer } from "../../test-support/running-backend.ts";
import { idOf, putOnFlashSale, sell, type Sold } from "../../test-support/stage.ts";
import { maxAlerts } from "./set-alert.ts";
import { notifyDueAlerts } from "./notify-due-alerts.ts";
import { singleRow } from "../../platform/store/rows.ts";

/** Noon in Shanghai. */
const noon = new Date("2026-11-20T04:00:00Z");
let clock = noon;
const hours = (count: number): Date => new Date(noon.getTime() + count * 60 * 60 * 1000);

onEachStore(
  "alerts",
  (backend) => {
    const customer = () => backend.newCustomer({}, noon);
    const client = ({ token }: CallingCustomer) => backend.client({ token });
    const set = (who: CallingCustomer, body: object) => who.post("alert/set", { is_on: 1, ...body });
    const setTargetPrice = (who: CallingCustomer, goods_id: number, price: unknown, more: object = {}) =>
      set(who, { kind: "price", goods_id, price, ...more });
    const state = (who: CallingCustomer) => fetchAlertState(client(who));
    const inbox = async (who: CallingCustomer) =>
      (await fetchNotices(client(who), { unread: false, page: 1, pageSize: 50 })).items;
    const texts = async (who: CallingCustomer) => (await inbox(who)).map(({ text }) => text);
    const job = (now: Date = clock): JobContext => ({
      db: backend.db,
      now: () => now,
      report: (error) => {
        throw error;
      },
    });
    const notifyDue = (now?: Date) => notifyDueAlerts.run(job(now));
    const priced = (price: number, more: object = {}) =>
      sell(backend.db, { name: "茶壶", translations: { en: "Teapot" }, fields: { price }, ...more });
    async function costs({ productId, skuId }: Sold, price: number): Promise<void> {
      await backend.db.update(products).set({ price }).where(eq(products.id, productId));
      await backend.db.update(skus).set({ price }).where(eq(skus.id, skuId));
    }
    const stock = (skuId: number, left: number) =>
      backend.db.update(skus).set({ stock: left }).where(eq(skus.id, skuId));

    test("an alert is told once when the price is at or below the target price, and is over then", async () => {
      const who = await customer();
      const pot = await priced(10_000);
      expect(await setTargetPrice(who, pot.productId, "80.00")).toMatchObject({ code: 1, msg: "We will tell you" });
      await notifyDue();
      expect(await inbox(who)).toEqual([]);
      await costs(pot, 8001);
      await notifyDue();
      expect(await inbox(who)).toEqual([]);
      await costs(pot, 8000);
      await notifyDue();
      await notifyDue();
      expect(await inbox(who)).toMatchObject([
        {
          kind: "price",
          about: { type: "product", id: pot.productId },
          text: "Teapot now costs ¥80.00. You asked to be told at ¥80.00 or less.",
          read: false,
        },
      ]);
      expect(await state(who)).toEqual([]);
      // It can be set anew, and is told of anew.
      await setTargetPrice(who, pot.productId, "70.00");
      await costs(pot, 6000);
      await notifyDue();
      expect(await inbox(who)).toHaveLength(2);
    });

    test("a target price that the price meets already is refused with the price, also where an alert changes to it", async () => {
      const who = await customer();
      const pot = await priced(10_000);
      expect(await setTargetPrice(who, pot.productId, "100.00")).toMatchObject({
        code: 0,
        msg: "It costs ¥100.00 already",
      });
      await setTargetPrice(who, pot.productId, "90.00");
      expect(await setTargetPrice(who, pot.productId, "100.00")).toMatchObject({ code: 0 });
      expect(await state(who)).toMatchObject([{ targetPrice: 9000 }]);
    });

    test("the price is that of the running flash sale, and no member's", async () => {
      const who = await backend.newCustomer({ levelId: 1 }, noon);
      const pot = await priced(10_000, { fields: { price: 10_000, hasMemberPrice: true } });
      await setTargetPrice(who, pot.productId, "96.00");
      await notifyDue();
      expect(await inbox(who)).toEqual([]);
      await putOnFlashSale(backend.db, pot, 9600);
      expect(await setTargetPrice(who, pot.productId, "97.00")).toMatchObject({
        code: 0,
        msg: "It costs ¥96.00 already",
      });
      await notifyDue();
      expect(await texts(who)).toEqual(["Teapot now costs ¥96.00. You asked to be told at ¥96.00 or less."]);
    });

    test("an alert of one variant waits for this one, and says which", async () => {
      const who = await customer();
      const rows = await backend.db.select().from(skus).orderBy(skus.id);
      const byProduct = [...Map.groupBy(rows, ({ productId }) => productId).values()];
      const all = byProduct.find(
        (each) => each.length > 1 && each.every(({ optionValueIds }) => optionValueIds.length > 0),
      );
      const [cheap, expensive] = all?.toSorted((one, other) => one.price - other.price) ?? [];
      if (cheap?.productId == null || expensive === undefined) throw new Error("The demo has products with variants");
      const { productId } = cheap;
      await backend.db.update(products).set({ price: 100 }).where(eq(products.id, productId));
      await backend.db.update(skus).set({ price: 100, stock: 5 }).where(eq(skus.id, cheap.id));
      await backend.db.update(skus).set({ price: 90_000, stock: 0 }).where(eq(skus.id, expensive.id));
      await setTargetPrice(who, productId, "500.00", { item_id: expensive.id });
      await set(who, { kind: "stock", goods_id: productId, item_id: expensive.id });
      expect(await set(who, { kind: "stock", goods_id: productId })).toMatchObject({ code: 0, msg: "It is in stock" });
      expect((await fetchAlerts(client(who))).items).toMatchObject([
        { kind: "stock", skuId: expensive.id, price: 90_000, soldOut: true, sold: true, option: expect.any(String) },
        { kind: "price", skuId: expensive.id, price: 90_000, targetPrice: 50_000 },
      ]);
      await notifyDue();
      expect(await inbox(who)).toEqual([]);
      // What cannot be bought is not cheap.
      await backend.db.update(skus).set({ price: 40_000 }).where(eq(skus.id, expensive.id));
      await notifyDue();
      expect(await inbox(who)).toEqual([]);
      await stock(expensive.id, 1);
      await notifyDue();
      const received = await texts(who);
      expect(received).toHaveLength(2);
      expect(received).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/\) is back\.$/),
          expect.stringMatching(/\) now costs ¥400\.00\./),
        ]),
      );
    });

    test("a flash price of one variant is the price of that variant alone", async () => {
      const who = await customer();
      const pot = await priced(10_000);
      const other = idOf(
        await backend.db
          .insert(skus)
          .values({ productId: pot.productId, price: 12_000, stock: 3, optionValueIds: [1] })
          .returning({ id: skus.id }),
      );
      await setTargetPrice(who, pot.productId, "90.00", { item_id: pot.skuId });
      await setTargetPrice(who, pot.productId, "90.00");
      await putOnFlashSale(backend.db, { productId: pot.productId, skuId: other }, 9000);
      await notifyDue();
      expect(await state(who)).toMatchObject([{ skuId: pot.skuId }]);
      await putOnFlashSale(backend.db, pot, 8000);
      await notifyDue();
      expect(await state(who)).toEqual([]);
      expect(await inbox(who)).toHaveLength(2);
    });

    test("what is sold out is told of when it is back", async () => {
      const who = await customer();
      const pot = await priced(10_000, { stock: 0 });
      await set(who, { kind: "stock", goods_id: pot.productId });
      await notifyDue();
      expect(await inbox(who)).toEqual([]);
      await stock(pot.skuId, 2);
      await Promise.all([notifyDue(), notifyDue(), notifyDue()]);
      expect(await texts(who)).toEqual(["Teapot is back."]);
      const zh = backend.client({ locale: "zh", token: who.token });
      expect((await fetchNotices(zh, { unread: false, page: 1, pageSize: 5 })).items[0]?.text).toBe("茶壶到货了。");
    });

    test("a flash sale is told of when it begins after the alert was set, also where nobody looked at its first minute", async () => {
      const [before, during] = [await customer(), await customer()];
      const pot = await priced(10_000);
      clock = hours(0);
      expect(await set(before, { kind: "flash", goods_id: pot.productId })).toMatchObject({
        code: 0,
        msg: "It is in no flash sale to come",
      });
      // From two to four in the afternoon.
      const slotId = idOf(
        await backend.db
          .insert(flashSlots)
          .values({ startMinute: 840, endMinute: 960 })
          .returning({ id: flashSlots.id }),
      );
      const offerId = idOf(
        await backend.db
          .insert(flashOffers)
          .values({ slotId, productId: pot.productId, startsOn: "2026-11-20", isApproved: true })
          .returning({ id: flashOffers.id }),
      );
      await backend.db.insert(flashPrices).values({ offerId, skuId: pot.skuId, price: 7000 });
      await set(before, { kind: "flash", goods_id: pot.productId });
      await notifyDue(hours(1.9));
      expect(await inbox(before)).toEqual([]);
      clock = hours(3);
      await set(during, { kind: "flash", goods_id: pot.productId });
      await notifyDue(hours(3.5));
      expect(await texts(before)).toEqual(["The flash sale of Teapot has begun: ¥70.00 while it lasts."]);
      expect(await inbox(during)).toEqual([]);
      await notifyDue(hours(26));
      expect(await inbox(during)).toHaveLength(1);
      clock = noon;
      await backend.db.update(flashOffers).set({ endsOn: "2026-11-20" }).where(eq(flashOffers.id, offerId));
      await set(before, { kind: "flash", goods_id: pot.productId });
      expect(await state(before)).toHaveLength(1);
      clock = hours(4);
      expect(await set(during, { kind: "flash", goods_id: pot.productId })).toMatchObject({ code: 0 });
      clock = noon;
    });

    test("an alert of a flash sale that will not come ends with a notice", async () => {
      const who = await customer();
      const pot = await priced(10_000);
      const slotId = idOf(
        await backend.db
          .insert(flashSlots)
          .values({ startMinute: 840, endMinute: 960 })
          .returning({ id: flashSlots.id }),
      );
      const offerId = idOf(
        await backend.db
          .insert(flashOffers)
          .values({ slotId, productId: pot.productId, startsOn: "2026-11-20", isApproved: true })
          .returning({ id: flashOffers.id }),
      );
      await backend.db.insert(flashPrices).values({ offerId, skuId: pot.skuId, price: 10_000 });
      expect(await set(who, { kind: "flash", goods_id: pot.productId })).toMatchObject({ code: 0 });
      await backend.db.update(flashPrices).set({ price: 7000 }).where(eq(flashPrices.offerId, offerId));
      expect(await set(who, { kind: "flash", goods_id: pot.productId })).toMatchObject({ code: 1 });
      await notifyDue();
      expect(await inbox(who)).toEqual([]);
      await backend.db.update(flashOffers).set({ deletedAt: noon }).where(eq(flashOffers.id, offerId));
      await notifyDue();
      expect(await texts(who)).toEqual(["There is no flash sale of Teapot to come any more, so your alert has ended."]);
      expect(await state(who)).toEqual([]);
    });

    test("an alert waits while its shop takes no orders", async () => {
      const who = await customer();
      const pot = await priced(10_000);
      await stock(pot.skuId, 0);
      await set(who, { kind: "stock", goods_id: pot.productId });
      const { shopId } = singleRow(await backend.db.select().from(products).where(eq(products.id, pot.productId)));
      await backend.db.update(shops).set({ isOpen: false }).where(eq(shops.id, shopId));
      await stock(pot.skuId, 5);
      await notifyDue();
      expect(await inbox(who)).toEqual([]);
      await backend.db.update(shops).set({ isOpen: true }).where(eq(shops.id, shopId));
      await notifyDue();
      expect(await texts(who)).toEqual(["Teapot is back."]);
    });

    test("the price of a product is that of what can be bought of it, not of a sold-out SKU", async () => {
      const who = await customer();
      const pot = await priced(15_000);
      await backend.db.insert(skus).values({ productId: pot.productId, optionValueIds: [1], price: 8000, stock: 0 });
      await backend.db.update(products).set({ price: 8000 }).where(eq(products.id, pot.productId));
      await setTargetPrice(who, pot.productId, "120.00");
      await notifyDue();
      expect(await inbox(who)).toEqual([]);
      expect(await state(who)).toHaveLength(1);
    });

    test("an alert of something that is gone ends with a notice, one of something off the shelf waits", async () => {
      const who = await customer();
      const [gone, shelved] = [await priced(10_000), await priced(10_000)];
      const withoutSku = await priced(10_000);
      await setTargetPrice(who, gone.productId, "50.00");
      await setTargetPrice(who, shelved.productId, "50.00");
      await setTargetPrice(who, withoutSku.productId, "50.00", { item_id: withoutSku.skuId });
      await backend.db.update(products).set({ deletedAt: noon }).where(eq(products.id, gone.productId));
      await backend.db.update(products).set({ isOnShelf: false }).where(eq(products.id, shelved.productId));
      await costs(shelved, 100);
      await backend.db.delete(skus).where(eq(skus.id, withoutSku.skuId));
      await notifyDue();
      const ended = "Teapot is no longer sold, so your alert has ended.";
      expect(await texts(who)).toEqual([ended, ended]);
      expect(await state(who)).toMatchObject([{ productId: shelved.productId }]);
      expect((await fetchAlerts(client(who))).items).toMatchObject([{ sold: false }]);
      await backend.db.update(products).set({ isOnShelf: true }).where(eq(products.id, shelved.productId));
      await notifyDue();
      expect((await inbox(who))[0]).toMatchObject({ about: { id: shelved.productId } });
    });

    test("an alert that is set, changed or removed again stays as it is", async () => {
      const who = await customer();
      const { productId } = await priced(10_000);
      const alert = { kind: "price", productId, skuId: null, targetPrice: 9000 } as const;
      await Promise.all(Array.from({ length: 5 }, () => changeAlert(client(who), { ...alert, on: true })));
      expect(await state(who)).toEqual([alert]);
      await changeAlert(client(who), { ...alert, targetPrice: 8000, on: true });
      expect(await state(who)).toEqual([{ ...alert, targetPrice: 8000 }]);
      await Promise.all(Array.from({ length: 3 }, () => changeAlert(client(who), { ...alert, on: false })));
      expect(await state(who)).toEqual([]);
    });

    test("alerts are a customer's own: nobody sees those of another, or removes them", async () => {
      const [who, other] = [await customer(), await customer()];
      const { productId } = await priced(10_000);
      await setTargetPrice(who, productId, "50.00");
      expect(await state(other)).toEqual([]);
      expect((await fetchAlerts(client(other))).items).toEqual([]);
      await set(other, { kind: "price", goods_id: productId, is_on: 0 });
      expect(await state(who)).toHaveLength(1);
    });

    test("what is wrong with an alert is said, and nothing is set", async () => {
      const who = await customer();
      const { productId, skuId } = await priced(10_000);
      const another = await priced(10_000);
      for (const price of ["", "0", "0.00", "-1", "1.234", "x", "12345678", [], null])
        expect(await setTargetPrice(who, productId, price), JSON.stringify(price)).toMatchObject({ code: 0, show: 1 });
      for (const kind of ["", "prices", 1, null])
        expect(await set(who, { kind, goods_id: productId, price: "1.00" })).toMatchObject({ code: 0, show: 1 });
      expect(await setTargetPrice(who, 99_999_999, "1.00")).toMatchObject({ code: 0, error: "not_found" });
      expect(await setTargetPrice(who, another.productId, "1.00", { item_id: skuId })).toMatchObject({
        error: "not_found",
      });
      expect(await state(who)).toEqual([]);
    });

    test("a customer has so many alerts, however many are set at once, and each that goes makes room", async () => {
      const ids: number[] = [];
      while (ids.length < maxAlerts + 10) ids.push((await priced(10_000)).productId);
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 10 }), async (room, over) => {
          const who = await customer();
          const first = ids.slice(0, maxAlerts - room);
          await backend.db.insert(alerts).values(
            first.map((productId) => ({
              customerId: who.id,
              kind: "price" as const,
              productId,
              targetPrice: 1,
              createdAt: noon,
            })),
          );
          const wanted = ids.slice(first.length, first.length + room + over);
          const answers = await Promise.all(wanted.map((id) => setTargetPrice(who, id, "1.00")));
          expect(answers.filter(({ code }) => code === 1)).toHaveLength(Math.min(room, wanted.length));
          expect(await backend.db.$count(alerts, eq(alerts.customerId, who.id))).toBe(
            Math.min(maxAlerts, first.length + wanted.length),
          );
          const [some] = first;
          const late = wanted.at(-1);
          if (some === undefined || late === undefined || wanted.length <= room + 1) return;
          await setTargetPrice(who, some, "0.02");
          await set(who, { kind: "price", goods_id: some, is_on: 0 });
          const rejected = wanted.find((_, index) => answers[index]?.code !== 1);
          expect(await setTargetPrice(who, rejected ?? 0, "1.00")).toMatchObject({ code: 1 });
          expect(await setTargetPrice(who, some, "0.02")).toMatchObject({
            msg: `You can have ${maxAlerts} alerts at most`,
          });
        }),
        { numRuns: 3 },
      );
    });

    test("each alert is told once, however many nodes look and whatever breaks off in between", async () => {
      const pot = await priced(10_000);
      const many = await backend.db
        .insert(customers)
        .values(
          Array.from({ length: 450 }, (_, index) => ({
            number: `A${Date.now()}${index}`,
            nickname: "Many",
            inviteCode: `A${Date.now()}${index}`,
          })),
        )
        .returning({ id: customers.id });
      const ids = many.map(({ id }) => id);
      await backend.db.insert(alerts).values(
        ids.map((customerId) => ({
          customerId,
          kind: "price" as const,
          productId: pot.productId,
          targetPrice: 9000,
          createdAt: noon,
        })),
      );
      await costs(pot, 9000);
      // One that ends between the decision and its commit has told nobody.
      const broken = backend.db.transaction(async (tx) => {
        await notifyDueAlerts.run({ ...job(), db: tx });
        throw new Error("The machine is gone");
      });
      await expect(broken).rejects.toThrow("The machine is gone");
      expect(await backend.db.$count(notices, inArray(notices.customerId, ids))).toBe(0);
      const notified = await Promise.all([notifyDue(), notifyDue(), notifyDue()]);
      expect(notified.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(450);
      const rows = await backend.db.select().from(notices).where(inArray(notices.customerId, ids));
      expect(rows.map(({ customerId }) => customerId).toSorted((one, other) => one - other)).toEqual(ids);
      expect(await backend.db.$count(alerts, inArray(alerts.customerId, ids))).toBe(0);
    });

    test("the demo's customers wait for something that does not come about by itself", async () => {
      const demo = await backend.db
        .select({ id: customers.id })
        .from(customers)
        .where(and(like(customers.number, "2026000%")));
      const ids = demo.map(({ id }) => id);
      await notifyDue();
      const waiting = await backend.db.select().from(alerts).where(inArray(alerts.customerId, ids));
      expect(waiting.map(({ kind }) => kind).toSorted()).toEqual(["price", "price", "price", "stock", "stock"]);
      const others = await backend.db.$count(
        notices,
        and(inArray(notices.customerId, ids), notInArray(notices.kind, ["price", "stock"])),
      );
      expect(others).toBe(0);
      expect(await backend.db.$count(notices, inArray(notices.customerId, ids))).toBe(8);
    });
  },
  { now: () => clock },
);
