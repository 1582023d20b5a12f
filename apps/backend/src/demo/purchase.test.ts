import { count, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { addresses } from "../store/schema/addresses.ts";
import { products } from "../store/schema/catalog.ts";
import { coupons, customerCoupons } from "../store/schema/coupons.ts";
import { freightTemplatesOf } from "../freight/freight-terms.ts";
import { freightTemplates, productShipping } from "../store/schema/freight.ts";
import { freightOf } from "../pricing/freight.ts";
import { onEachStore } from "../test-support/on-each-store.ts";
import { departments } from "./departments.ts";
import { demoCoupons, heldByDemoCustomers } from "./marketplace/coupons.ts";
import { demoFreight } from "./marketplace/freight.ts";
import { shops } from "./marketplace/shops.ts";

const demoProducts = departments.flatMap((department) => department.products);

describe("the coupons of the demo", () => {
  test("are two or three of each shop, in four languages", () => {
    expect(new Set(demoCoupons.map(({ key }) => key)).size).toBe(demoCoupons.length);
    for (const { key } of shops) {
      const own = demoCoupons.filter(({ shop }) => shop === key);
      expect(own.length, key).toBeGreaterThanOrEqual(2);
      expect(own.length, key).toBeLessThanOrEqual(3);
    }
  });

  test("take off less than what must be bought for them, and are for something", () => {
    for (const { key, shop, amount, threshold = 0, only, except } of demoCoupons) {
      if (threshold > 0) expect(amount, key).toBeLessThan(threshold / 2);
      const own = demoProducts.filter((product) => product.shop === shop);
      const covered = own.filter((product) => only?.(product) ?? !(except?.(product) ?? false));
      expect(covered.length, key).toBeGreaterThan(0);
      if (only !== undefined || except !== undefined) expect(covered.length, key).toBeLessThan(own.length);
    }
  });

  test("that are held, there are, and no more than one may have", () => {
    const keys = new Set(demoCoupons.map(({ key }) => key));
    for (const held of heldByDemoCustomers) {
      expect(held.length).toBeGreaterThanOrEqual(3);
      expect(new Set(held).size).toBe(held.length);
      for (const key of held) expect(keys).toContain(key);
    }
  });
});

test("every shop of the demo says what delivery costs", () => {
  expect(demoFreight.map(({ shop }) => shop).toSorted()).toEqual(shops.map(({ key }) => key).toSorted());
});

onEachStore("the demo marketplace", (backend) => {
  test("hands out its coupons, some of which the demo customers hold", async () => {
    const { db } = backend();
    const [given] = await db.select({ rows: count() }).from(coupons);
    expect(given?.rows).toBe(demoCoupons.length);
    const held = await db.select().from(customerCoupons);
    expect(held).toHaveLength(heldByDemoCustomers.flat().length);
    expect(held.every(({ validFrom, validUntil, usedAt }) => usedAt === null && validFrom < validUntil)).toBe(true);
    expect(await db.select().from(addresses)).toEqual([]);
  });

  test("sends everything to Shanghai, and what is fresh not to Tibet", async () => {
    const { db } = backend();
    const shipping = await db.select().from(productShipping);
    expect(shipping).toHaveLength(demoProducts.length);
    const templateRows = await db.select({ id: freightTemplates.id }).from(freightTemplates);
    const templates = await freightTemplatesOf(
      db,
      templateRows.map(({ id }) => id),
    );
    expect(new Set([...templates.values()].map(({ unit }) => unit))).toEqual(new Set(["piece", "weight", "volume"]));
    expect(new Set(shipping.map(({ mode }) => mode))).toEqual(new Set(["free", "fixed", "template"]));
    const to = (provinceId: number) =>
      shipping.filter(({ mode, templateId, grams, cubicCentimetres, productId, fixedAmount }) => {
        const line = {
          skuId: productId,
          productId,
          shopId: 1,
          regularPrice: 0,
          flashPrice: null,
          hasMemberPrice: false,
          quantity: 1,
          delivery: "express",
        } as const;
        const terms =
          mode === "template"
            ? { mode, templateId: templateId ?? 0, grams, cubicCentimetres }
            : { mode: "fixed" as const, amount: fixedAmount };
        const region = { provinceId, cityId: provinceId + 100, districtId: provinceId + 101 };
        return freightOf([{ ...line, shipping: terms }], region, templates).undeliverable.length === 0;
      }).length;
    expect(to(310_000)).toBe(demoProducts.length);
    expect(to(540_000)).toBe(demoProducts.filter(({ shop }) => shop !== "the-larder").length);
  });

  test("has member prices for about a third of its products", async () => {
    const { db } = backend();
    const [reduced] = await db.select({ rows: count() }).from(products).where(eq(products.hasMemberPrice, true));
    expect((reduced?.rows ?? 0) / demoProducts.length).toBeGreaterThan(0.25);
    expect((reduced?.rows ?? 0) / demoProducts.length).toBeLessThan(0.42);
  });
});
