import { fetchFlashProducts, fetchPriceHistory, fetchProductDetail } from "@plaza/api-client";
import { beforeEach, expect, test } from "vitest";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { skuFlashRuns, skuPriceChanges } from "../../platform/store/schema/price-history.ts";
import { flashOffers, flashPrices, flashSlots } from "../../platform/store/schema/promotions.ts";
import { asc, eq } from "../../platform/store/sql.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { openShop, putOnFlashSale, sell, type Sold } from "../../test-support/stage.ts";
import { forgetOldFlashRuns } from "./recorded-prices.ts";
import { lowestBefore as lowestBeforeOf } from "./lowest-before.ts";
import { recordFlashRuns } from "../promotions/flash-turns.ts";

const oneDay = 24 * 60 * 60 * 1000;
let now = new Date();

onEachStore(
  "recorded prices",
  (backend) => {
    const api = () => backend.client();
    const daysAgo = (days: number): Date => new Date(now.getTime() - days * oneDay);

    beforeEach(() => {
      now = new Date();
    });

    async function changesOf({ skuId }: Sold) {
      const { db } = backend;
      const rows = await db
        .select()
        .from(skuPriceChanges)
        .where(eq(skuPriceChanges.skuId, skuId))
        .orderBy(asc(skuPriceChanges.changedAt));
      return rows.map(({ price }) => price);
    }

    async function runsOf({ skuId }: Sold) {
      const { db } = backend;
      return db.select().from(skuFlashRuns).where(eq(skuFlashRuns.skuId, skuId)).orderBy(asc(skuFlashRuns.beganAt));
    }

    /** Something that has cost these prices since so many days ago. */
    async function sold(past: readonly (readonly [days: number, price: number])[], marketPrice = 0) {
      const { db } = backend;
      const price = past.at(-1)?.[1] ?? 10_000;
      const shopId = await openShop(db);
      const staged = await sell(db, { fields: { shopId, price, marketPrice } });
      await db.update(skus).set({ price, marketPrice }).where(eq(skus.id, staged.skuId));
      await db.delete(skuPriceChanges).where(eq(skuPriceChanges.skuId, staged.skuId));
      if (past.length > 0)
        await db
          .insert(skuPriceChanges)
          .values(past.map(([days, each]) => ({ skuId: staged.skuId, changedAt: daysAgo(days), price: each })));
      return staged;
    }

    const lowestBefore = async (staged: Sold) =>
      (await fetchProductDetail(api(), staged.productId)).skus.find(({ id }) => id === staged.skuId)?.lowestBefore;

    test("a price is recorded when a SKU comes and whenever it changes, by hand too, and nothing else is", async () => {
      const { db } = backend;
      const staged = await sell(db, { fields: { shopId: await openShop(db), price: 5000 } });
      expect(await changesOf(staged)).toEqual([5000]);
      await db.update(skus).set({ price: 4500 }).where(eq(skus.id, staged.skuId));
      await db.update(skus).set({ price: 4500, stock: 7 }).where(eq(skus.id, staged.skuId));
      await db.update(skus).set({ price: 6000 }).where(eq(skus.id, staged.skuId));
      expect(await changesOf(staged)).toEqual([5000, 4500, 6000]);
    });

    test("of prices that follow each other in a transaction the one that anybody saw is recorded", async () => {
      const { db } = backend;
      const staged = await sell(db, { fields: { shopId: await openShop(db), price: 5000 } });
      await db.transaction(async (tx) => {
        await tx.update(skus).set({ price: 100 }).where(eq(skus.id, staged.skuId));
        await tx.update(skus).set({ price: 4900 }).where(eq(skus.id, staged.skuId));
      });
      expect(await changesOf(staged)).toEqual([5000, 4900]);
    });

    test("a flash price is recorded when its slot begins, once for all nodes, and lasts until it ends", async () => {
      const { db } = backend;
      const staged = await sold([[3, 9000]]);
      const slot = { startMinute: 600, endMinute: 840 };
      const [{ id: slotId } = { id: 0 }] = await db.insert(flashSlots).values(slot).returning({ id: flashSlots.id });
      const offer = {
        slotId,
        productId: staged.productId,
        startsOn: "2031-05-05",
        endsOn: "2031-05-06",
        isApproved: true,
      };
      const [{ id: offerId } = { id: 0 }] = await db
        .insert(flashOffers)
        .values(offer)
        .returning({ id: flashOffers.id });
      await db.insert(flashPrices).values({ offerId, skuId: staged.skuId, price: 7000 });
      const at = (time: string): Date => new Date(`2031-05-${time}:00+08:00`);
      for (const time of ["05T09:00", "05T10:00", "05T10:00", "05T14:00", "06T10:00", "06T14:00", "07T10:00"])
        await recordFlashRuns(db, at(time));
      expect(await runsOf(staged)).toEqual([
        { skuId: staged.skuId, price: 7000, beganAt: at("05T10:00"), endedAt: at("05T14:00") },
        { skuId: staged.skuId, price: 7000, beganAt: at("06T10:00"), endedAt: at("06T14:00") },
      ]);
      await db.update(flashSlots).set({ deletedAt: now }).where(eq(flashSlots.id, slotId));
    });

    test("a flash sale that is changed by hand while it runs is recorded with each of its prices", async () => {
      const { db } = backend;
      const staged = await sold([[3, 9000]]);
      const offerId = await putOnFlashSale(db, staged, 7000);
      await db.update(flashPrices).set({ price: 6500 }).where(eq(flashPrices.offerId, offerId));
      await db.update(flashPrices).set({ sold: 3 }).where(eq(flashPrices.offerId, offerId));
      await db.update(flashOffers).set({ deletedAt: new Date() }).where(eq(flashOffers.id, offerId));
      const runs = await runsOf(staged);
      expect(runs.map(({ price }) => price)).toEqual([7000, 6500]);
      expect(runs[0]?.endedAt).toEqual(runs[1]?.beganAt);
      expect(runs[1]?.endedAt.getTime()).toBeLessThanOrEqual(Date.now());
    });

    test("a SKU says what it cost on each of the last 90 days, flash prices included", async () => {
      const { db } = backend;
      const staged = await sold([
        [200, 8000],
        [30, 9000],
      ]);
      const run = {
        skuId: staged.skuId,
        price: 7000,
        beganAt: daysAgo(9),
        endedAt: new Date(daysAgo(9).getTime() + 60_000),
      };
      await db.insert(skuFlashRuns).values(run);
      const days = await fetchPriceHistory(api(), staged.skuId);
      expect(days.map(({ price }) => price)).toEqual([8000, 9000, 7000, 9000]);
      // Both days of a change are the cheaper price's.
      expect(days.reduce((sum, { from, to }) => sum + (to - from) / oneDay + 1, 0)).toBe(90);
    });

    test("a product that is not on sale, and a SKU that there is not, have no history to show", async () => {
      const { db } = backend;
      const staged = await sold([[3, 9000]]);
      await db.update(products).set({ isOnShelf: false }).where(eq(products.id, staged.productId));
      await expect(fetchPriceHistory(api(), staged.skuId)).rejects.toMatchObject({ kind: "business" });
      await expect(fetchPriceHistory(api(), 99_999_999)).rejects.toMatchObject({ kind: "business" });
    });

    test("beside a struck price stands the lowest of the 30 days before the reduction, not one of longer ago", async () => {
      const staged = await sold(
        [
          [90, 5000],
          [50, 12_000],
          [30, 11_000],
          [25, 12_000],
          [10, 9000],
        ],
        12_000,
      );
      expect(await lowestBefore(staged)).toBe(11_000);
    });

    test("a reduction in several steps is compared with what was before the first of them", async () => {
      expect(
        await lowestBefore(
          await sold(
            [
              [60, 12_000],
              [20, 10_000],
              [5, 9000],
            ],
            12_000,
          ),
        ),
      ).toBe(12_000);
    });

    test("flash prices of the 30 days before count, and a flash sale that runs is itself the reduction", async () => {
      const { db } = backend;
      const staged = await sold([[60, 12_000]]);
      await db.insert(skuFlashRuns).values({
        skuId: staged.skuId,
        price: 8000,
        beganAt: daysAgo(12),
        endedAt: new Date(daysAgo(12).getTime() + 60_000),
      });
      const offerId = await putOnFlashSale(db, staged, 7500);
      expect(await lowestBefore(staged)).toBe(8000);
      await db.update(flashOffers).set({ deletedAt: new Date() }).where(eq(flashOffers.id, offerId));
    });

    test("flash sales that follow each other are one reduction, and those of the 30 days before it count", async () => {
      const { db } = backend;
      const staged = await sold([[90, 10_000]], 12_000);
      const run = (from: number, to: number, price: number) => ({
        skuId: staged.skuId,
        price,
        beganAt: daysAgo(from),
        endedAt: daysAgo(to),
      });
      await db.insert(skuFlashRuns).values([run(40, 39, 4000), run(20, 10, 5000), run(10, -1, 5000)]);
      expect(await lowestBefore(staged)).toBe(4000);
    });

    test("a flash sale says what its saving counts from, while it runs and before it begins", async () => {
      const { db } = backend;
      const staged = await sold([
        [60, 12_000],
        [20, 9000],
        [10, 12_000],
      ]);
      const offerId = await putOnFlashSale(db, staged, 7500);
      const [offer] = await db.select().from(flashOffers).where(eq(flashOffers.id, offerId));
      const listed = await fetchFlashProducts(api(), { slotId: offer?.slotId ?? 0, page: 1, pageSize: 10 });
      expect(listed.items).toMatchObject([{ price: 7500, regularPrice: 12_000, lowestBefore: 9000 }]);
      await db.update(flashOffers).set({ deletedAt: new Date() }).where(eq(flashOffers.id, offerId));
      const { skuId } = await sold([
        [60, 12_000],
        [10, 9000],
      ]);
      // Two falls in a row are one reduction, also where the second is to come.
      expect(await lowestBeforeOf(db, [skuId], now, new Map([[skuId, 8000]]))).toEqual(new Map([[skuId, 12_000]]));
      expect(await lowestBeforeOf(db, [skuId], now, new Map([[skuId, 9500]]))).toEqual(new Map([[skuId, 9000]]));
    });

    test("a price that nothing is struck beside, and one of which nothing is known, have no lowest price", async () => {
      expect(
        await lowestBefore(
          await sold([
            [60, 12_000],
            [10, 9000],
          ]),
        ),
      ).toBeNull();
      expect(await lowestBefore(await sold([], 12_000))).toBeNull();
    });

    test("flash prices are forgotten after more than a year, regular ones are not", async () => {
      const { db } = backend;
      const staged = await sold([[900, 12_000]]);
      const run = (days: number) => ({
        skuId: staged.skuId,
        price: 8000,
        beganAt: daysAgo(days),
        endedAt: new Date(daysAgo(days).getTime() + 60_000),
      });
      await db.insert(skuFlashRuns).values([run(401), run(399)]);
      await forgetOldFlashRuns.run({ db, now: () => now } as Parameters<typeof forgetOldFlashRuns.run>[0]);
      expect((await runsOf(staged)).map(({ beganAt }) => beganAt)).toEqual([daysAgo(399)]);
      expect(await changesOf(staged)).toEqual([12_000]);
    });
  },
  { now: () => now },
);
