import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { skus } from "../store/schema/catalog.ts";
import { flashOffers, flashPrices } from "../store/schema/promotions.ts";
import { onEachStore } from "../test-support/on-each-store.ts";
import { departments } from "./departments.ts";
import { flashPrice } from "./flash-price.ts";
import { activityAreas } from "./marketplace/activity-areas.ts";
import { flashSale } from "./marketplace/flash-sale.ts";
import { pickedForYou } from "./picked-products.ts";
import { activityScenes } from "./pictures/scenes.ts";

const demoProducts = departments.flatMap(({ products }) => products);

describe("the flash sale of the demo", () => {
  test("runs all day without a gap, eight to twelve products at a time, none of them twice", () => {
    expect(flashSale[0]?.startHour).toBe(0);
    expect(flashSale.at(-1)?.endHour).toBe(24);
    for (const [index, slot] of flashSale.entries()) {
      expect(slot.startHour).toBe(flashSale[index - 1]?.endHour ?? 0);
      expect(slot.products.length).toBeGreaterThanOrEqual(8);
      expect(slot.products.length).toBeLessThanOrEqual(12);
    }
    const keys = flashSale.flatMap(({ products }) => products);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("is 15 to 35 percent cheaper, and ends like prices do", () => {
    for (let off = 15; off <= 35; off += 1) {
      for (const { price } of demoProducts) {
        const flash = flashPrice(price, off);
        expect(flash / price).toBeGreaterThanOrEqual(0.65);
        expect(flash / price).toBeLessThanOrEqual(0.85);
        expect(flash % 10).toBe(0);
      }
    }
    expect([flashPrice(1990, 20), flashPrice(8900, 25), flashPrice(89_900, 35), flashPrice(129_900, 30)]).toEqual([
      1590, 6690, 58_500, 90_900,
    ]);
  });
});

onEachStore("the stored flash sale", (backend) => {
  test("is below the price of every SKU, and leaves out some", async () => {
    const { db } = backend();
    const rows = await db
      .select({ regular: skus.price, flash: flashPrices.price })
      .from(flashPrices)
      .innerJoin(skus, eq(skus.id, flashPrices.skuId));
    for (const { regular, flash } of rows) {
      expect(flash / regular).toBeGreaterThanOrEqual(0.65);
      expect(flash / regular).toBeLessThanOrEqual(0.85);
    }
    const offers = await db
      .select({
        covered: sql`(select count(*) from ${flashPrices} where ${flashPrices.offerId} = ${flashOffers.id})`.mapWith(
          Number,
        ),
        made: sql`(select count(*) from ${skus} where ${skus.productId} = ${flashOffers.productId})`.mapWith(Number),
      })
      .from(flashOffers);
    expect(offers.some(({ covered, made }) => covered < made)).toBe(true);
    expect(offers.every(({ covered }) => covered > 0)).toBe(true);
  });
});

test("the activity areas hold ten to sixteen products each, and have their pictures", () => {
  expect(activityAreas.map(({ scene }) => scene)).toEqual(Object.keys(activityScenes));
  for (const { products } of activityAreas) {
    expect(products.length).toBeGreaterThanOrEqual(10);
    expect(products.length).toBeLessThanOrEqual(16);
    expect(new Set(products).size).toBe(products.length);
  }
});

test("what is picked is varied, in stock, reduced for a good part, and not what sells best anyway", () => {
  const picked = pickedForYou(departments);
  const hot = new Set(demoProducts.toSorted((left, right) => right.sold - left.sold).slice(0, 9));
  expect(picked.filter((product) => hot.has(product))).toEqual([]);
  for (const { products } of departments) {
    const here = picked.filter((product) => products.includes(product));
    expect(here.length).toBeGreaterThan(0);
    expect(here.length).toBeLessThanOrEqual(2);
  }
  expect(picked.filter(({ was }) => was !== undefined).length).toBeGreaterThanOrEqual(picked.length / 2);
  expect(picked.every(({ soldOut }) => soldOut === undefined)).toBe(true);
});
