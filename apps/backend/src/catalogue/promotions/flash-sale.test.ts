import { fetchFlashProducts, fetchFlashSlots, fetchHome, fetchProductDetail } from "@plaza/api-client";
import { beforeEach, expect, test } from "vitest";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import type { Database } from "../../platform/store/database.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { flashOffers, flashPrices, flashSlots } from "../../platform/store/schema/promotions.ts";

/** In Shanghai, on a day when the demo's flash sale runs. */
const clock = (time: string, day = "2030-05-04"): Date => new Date(`${day}T${time}+08:00`);

let now = clock("12:00:00");

interface Offer {
  readonly slotId: number;
  readonly productId: number;
  /** By SKU, in fen. */
  readonly prices: Readonly<Record<number, number>>;
  readonly changes?: Partial<typeof flashOffers.$inferInsert>;
}

async function putOnFlashSale(db: Database, { slotId, productId, prices, changes }: Offer): Promise<number> {
  const [offer] = await db
    .insert(flashOffers)
    .values({ slotId, productId, startsOn: "2030-05-01", isApproved: true, ...changes })
    .returning({ id: flashOffers.id });
  if (offer === undefined) throw new Error("The offer was not stored");
  const rows = Object.entries(prices).map(([skuId, price]) => ({ offerId: offer.id, skuId: Number(skuId), price }));
  await db.insert(flashPrices).values(rows);
  return offer.id;
}

/** @returns the ids of the SKUs of a new product, the cheapest first */
async function productOf(db: Database, ...prices: readonly number[]) {
  const [price = 0, ...others] = prices;
  const productId = await putOnSale(db, { name: "Lamp", fields: { price, marketPrice: price + 500 } });
  for (const [index, each] of others.entries()) {
    await db.insert(skus).values({ productId, price: each, stock: 3, optionValueIds: [index + 1] });
  }
  const stored = await db.select({ id: skus.id }).from(skus).where(eq(skus.productId, productId)).orderBy(skus.price);
  return { productId, skuIds: stored.map(({ id }) => id) };
}

onEachStore(
  "flash sale",
  (backend) => {
    const api = () => backend.client();
    const slots = async () => listOf((await backend.ask("seckill_goods/getSeckillTime")).data);
    const productIds = async (slotId: number) =>
      (await fetchFlashProducts(api(), { slotId, page: 1, pageSize: 100 })).items.map(({ id }) => id);

    beforeEach(() => {
      now = clock("12:00:00");
    });

    test("the flash sale has the slots of the day, as they stand at any moment of it", async () => {
      expect(await slots()).toEqual([
        { id: 1, start_time: "00:00", end_time: "10:00", status: 2, tips: "已结束", end_time_int: seconds("10:00:00") },
        { id: 2, start_time: "10:00", end_time: "14:00", status: 1, tips: "抢购中", end_time_int: seconds("14:00:00") },
        { id: 3, start_time: "14:00", end_time: "20:00", status: 0, tips: "未开始", end_time_int: seconds("20:00:00") },
        {
          id: 4,
          start_time: "20:00",
          end_time: "24:00",
          status: 0,
          tips: "未开始",
          end_time_int: seconds("00:00:00", "2030-05-05"),
        },
      ]);
      for (const [time, states] of [
        ["00:00:00", [1, 0, 0, 0]],
        ["09:59:59", [1, 0, 0, 0]],
        ["10:00:00", [2, 1, 0, 0]],
        ["23:59:59", [2, 2, 2, 1]],
      ] as const) {
        now = clock(time);
        expect((await slots()).map(({ status }) => status)).toEqual(states);
      }
    });

    test("the flash sale opens its slots when it says", async () => {
      const [, second] = await fetchFlashSlots(api());
      expect(second).toEqual({
        id: 2,
        startsAt: "10:00",
        opensAt: clock("10:00:00").getTime(),
        endsAt: clock("14:00:00").getTime(),
        state: "running",
      });
    });

    test("the flash sale lists the products of a slot with both prices, and pages them", async () => {
      const all = await fetchFlashProducts(api(), { slotId: 4, page: 1, pageSize: 100 });
      expect(all.items.length).toBe(all.total);
      for (const product of all.items) expect(product.price).toBeLessThan(product.regularPrice ?? 0);
      const second = await fetchFlashProducts(api(), { slotId: 4, page: 2, pageSize: 5 });
      expect(second).toMatchObject({ total: all.total, hasMore: true, items: all.items.slice(5, 10) });
      const raw = listOf(recordOf((await backend.ask("seckill_goods/getSeckillGoods?seckill_id=4")).data)["lists"]);
      expect(raw[0]).toEqual({
        seckill_id: 4,
        start_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        end_date: "9999-12-31",
        goods_id: expect.any(Number),
        goods_name: expect.any(String),
        goods_image: expect.stringContaining("/uploads/demo/products/"),
        goods_min_price: expect.stringMatching(/^\d+\.\d\d$/),
        seckill_price: expect.stringMatching(/^\d+\.\d\d$/),
        seckill_total: expect.any(Number),
        market_price: expect.stringMatching(/^\d+\.\d\d$/),
        shop_id: expect.any(Number),
        shop_name: expect.any(String),
        shop_type: expect.any(Number),
        stock: expect.any(Number),
        lowest_before: expect.stringMatching(/^\d+\.\d\d$/),
      });
    });

    test("the flash sale knows no products of a slot that there is not, and wants a slot", async () => {
      for (const unknown of ["99", "99999999999999999999"]) {
        const answer = await backend.ask(`seckill_goods/getSeckillGoods?seckill_id=${unknown}&page_size=10`);
        expect(answer).toMatchObject({
          code: 1,
          data: { lists: [], count: 0, page_no: 1, page_size: 10, more: 0 },
        });
      }
      for (const query of ["", "seckill_id=", "seckill_id=x", "seckill_id=-1", "seckill_id[]=1"]) {
        const answer = await backend.ask(`seckill_goods/getSeckillGoods?${query}`);
        expect(answer).toMatchObject({ status: 200, code: 0, data: [] });
      }
    });

    test("the flash sale shows the first products of every slot on the home page", async () => {
      const home = await fetchHome(api());
      expect(home.flashSlots.map(({ products: shown }) => shown.length)).toEqual([6, 6, 6, 6]);
      const listed = await fetchFlashProducts(api(), { slotId: 2, page: 1, pageSize: 6 });
      expect(home.flashSlots[1]?.products).toEqual(listed.items);
      for (const [query, most] of [
        ["", 3],
        ["?terminal=nmp", 3],
        ["?terminal=pc", 6],
      ] as const) {
        const raw = listOf(recordOf((await backend.ask(`index/index${query}`)).data)["seckill_goods"]);
        expect(raw.map(({ goods }) => listOf(goods).length)).toEqual([most, most, most, most]);
      }
    });

    test("the flash sale takes in what is approved, on its days, on sale and cheaper, and only that", async () => {
      const { db } = backend;
      const { productId, skuIds } = await productOf(db, 10_000);
      const [skuId = 0] = skuIds;
      const offer = await putOnFlashSale(db, { slotId: 2, productId, prices: { [skuId]: 8000 } });
      const change = async (changes: Partial<typeof flashOffers.$inferInsert>) => {
        const usual = { isApproved: true, deletedAt: null, startsOn: "2030-05-04", endsOn: "2030-05-04" };
        await db
          .update(flashOffers)
          .set({ ...usual, ...changes })
          .where(eq(flashOffers.id, offer));
        const listed = (await productIds(2)).includes(productId);
        expect((await fetchProductDetail(api(), productId)).flashSale !== null).toBe(listed);
        return listed;
      };
      expect(await change({})).toBe(true);
      expect(await change({ endsOn: null })).toBe(true);
      expect(await change({ isApproved: false })).toBe(false);
      expect(await change({ deletedAt: new Date() })).toBe(false);
      expect(await change({ startsOn: "2030-05-05", endsOn: null })).toBe(false);
      expect(await change({ startsOn: "2030-05-01", endsOn: "2030-05-03" })).toBe(false);
      const setPrice = (price: number) =>
        db
          .update(flashPrices)
          .set({ price })
          .where(and(eq(flashPrices.offerId, offer), eq(flashPrices.skuId, skuId)));
      await setPrice(10_000);
      expect(await change({})).toBe(false);
      await setPrice(9999);
      expect(await change({})).toBe(true);
      await db.update(products).set({ isOnShelf: false }).where(eq(products.id, productId));
      expect(await productIds(2)).not.toContain(productId);
    });

    test("the flash sale replaces the prices of a product while its slot runs, and not a second longer", async () => {
      const { db } = backend;
      const { productId, skuIds } = await productOf(db, 10_000, 15_000);
      const [cheap = 0, expensive = 0] = skuIds;
      await putOnFlashSale(db, { slotId: 2, productId, prices: { [cheap]: 8000, [expensive]: 11_000 } });
      const raw = async () => recordOf((await backend.ask(`goods/getGoodsDetail?goods_id=${productId}`)).data);
      const regular = {
        activity: { type: 0, type_desc: "普通商品" },
        market_price: "105.00",
        min_price: "100.00",
        max_price: "150.00",
      };
      const flash = {
        activity: { type: 1, type_desc: "秒杀商品", end_time: seconds("14:00:00") },
        market_price: "100.00",
        min_price: "80.00",
        max_price: "150.00",
      };
      for (const [time, expected, prices] of [
        ["09:59:59", regular, ["100.00", "150.00"]],
        ["10:00:00", flash, ["80.00", "110.00"]],
        ["13:59:59", flash, ["80.00", "110.00"]],
        ["14:00:00", regular, ["100.00", "150.00"]],
      ] as const) {
        now = clock(time);
        const detail = await raw();
        expect(detail, time).toMatchObject(expected);
        expect(listOf(detail["goods_item"]).map(({ price }) => price)).toEqual(prices);
      }
      now = clock("12:00:00");
      expect(listOf((await raw())["goods_item"]).map(({ market_price }) => market_price)).toEqual(["100.00", "150.00"]);
    });

    test("the flash sale of some SKUs leaves the others as they are", async () => {
      const { db } = backend;
      const { productId, skuIds } = await productOf(db, 10_000, 12_000, 20_000);
      const [cheap, middle = 0, expensive = 0] = skuIds;
      await putOnFlashSale(db, { slotId: 2, productId, prices: { [middle]: 9000, [expensive]: 15_000 } });
      const detail = await fetchProductDetail(api(), productId);
      expect(detail).toMatchObject({
        price: 9000,
        marketPrice: 10_000,
        flashSale: { endsAt: clock("14:00:00").getTime() },
      });
      expect(detail.skus.map(({ id, price, marketPrice }) => [id, price, marketPrice])).toEqual([
        [cheap, 10_000, null],
        [middle, 9000, 12_000],
        [expensive, 15_000, 20_000],
      ]);
      const { items } = await fetchFlashProducts(api(), { slotId: 2, page: 1, pageSize: 100 });
      const item = items.find(({ id }) => id === productId);
      // What is left of the SKUs on offer, not of all.
      expect(item).toMatchObject({ price: 9000, regularPrice: 10_000, stock: 6 });
    });

    test("the flash sale of one product in two ranges of days counts the lower price", async () => {
      const { db } = backend;
      const { productId, skuIds } = await productOf(db, 10_000);
      const [skuId = 0] = skuIds;
      await putOnFlashSale(db, { slotId: 2, productId, prices: { [skuId]: 9000 } });
      await putOnFlashSale(db, { slotId: 2, productId, prices: { [skuId]: 8500 }, changes: { endsOn: "2030-05-04" } });
      expect((await fetchProductDetail(api(), productId)).price).toBe(8500);
      expect((await productIds(2)).filter((id) => id === productId)).toHaveLength(1);
      now = clock("12:00:00", "2030-05-05");
      expect((await fetchProductDetail(api(), productId)).price).toBe(9000);
    });

    test("the flash sale has no products in a slot that was taken out", async () => {
      const { db } = backend;
      await db.update(flashSlots).set({ deletedAt: new Date() }).where(eq(flashSlots.id, 3));
      expect((await fetchFlashSlots(api())).map(({ id }) => id)).toEqual([1, 2, 4]);
      expect(await productIds(3)).toEqual([]);
      await db.update(flashSlots).set({ deletedAt: null }).where(eq(flashSlots.id, 3));
    });
  },
  { now: () => now },
);

function seconds(time: string, day?: string): number {
  return clock(time, day).getTime() / 1000;
}
