import { describe, expect, test } from "vitest";
import { marketplace } from "@plaza/demo-marketplace";
import { skus } from "../../platform/store/schema/catalog.ts";
import { flashOffers, flashPrices } from "../../platform/store/schema/promotions.ts";
import { eq, sql } from "../../platform/store/sql.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { flashPrice } from "./flash-price.ts";

const demoProducts = marketplace.departments.flatMap(({ products }) => products);

describe("the flash sale of the demo", () => {
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
    const { db } = backend;
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
