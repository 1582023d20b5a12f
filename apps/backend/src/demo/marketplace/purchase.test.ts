import { expect, test } from "vitest";
import { marketplace } from "@plaza/demo-marketplace";
import { addresses } from "../../platform/store/schema/addresses.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { coupons, customerCoupons } from "../../platform/store/schema/coupons.ts";
import { freightTemplatesOf } from "../../selling/freight/freight-terms.ts";
import { freightTemplates, productShipping } from "../../platform/store/schema/freight.ts";
import { freightOf } from "../../buying/pricing/freight.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { count, eq, isNotNull, TransactionRollbackError } from "../../platform/store/sql.ts";
import { newCustomer } from "../../test-support/new-customer.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { balanceOf } from "../../money/wallet/balance.ts";
import { seedCustomers } from "./seed-customers.ts";

const { coupons: demoCoupons, customers: demoCustomers } = marketplace;
const demoProducts = [...marketplace.departments.flatMap((department) => department.products), ...marketplace.resales];

onEachStore("the demo marketplace", (backend) => {
  test("gives nothing to somebody who registered before it was opened", async () => {
    const found: unknown[] = [];
    const look = backend.db.transaction(async (tx) => {
      const before = await newCustomer(tx);
      const customers = demoCustomers.customers.map((customer, index) => ({
        ...customer,
        mobile: `1310000000${index}`,
        number: `new-${index}`,
        inviteCode: `new-${index}`,
      }));
      const ids = await seedCustomers(tx, { ...demoCustomers, customers }, new Date());
      found.push(ids.length, ids.includes(before.id), await balanceOf(tx, before.id));
      tx.rollback();
    });
    await expect(look).rejects.toThrow(TransactionRollbackError);
    expect(found).toEqual([demoCustomers.customers.length, false, 0]);
  });

  test("hands out its coupons, some of which the demo customers hold", async () => {
    const { db } = backend;
    const [given] = await db.select({ rows: count() }).from(coupons);
    expect(given?.rows).toBe(demoCoupons.length);
    const held = await db.select().from(customerCoupons);
    const claimed = demoCustomers.customers.flatMap((customer) => customer.coupons);
    expect(held).toHaveLength(claimed.length);
    expect(held.filter(({ usedAt }) => usedAt !== null)).toHaveLength(
      claimed.filter(({ usedDaysAgo }) => usedDaysAgo !== undefined).length,
    );
    for (const { validFrom, validUntil, usedAt } of held) {
      expect(validFrom.getTime()).toBeLessThan(validUntil.getTime());
      if (usedAt !== null) expect(usedAt.getTime()).toBeLessThan(validUntil.getTime());
    }
    expect(await db.select().from(addresses)).toEqual([]);
  });

  test("sends everything to Shanghai, and what is fresh not to Tibet", async () => {
    const { db } = backend;
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

  test("has shops where one can fetch what one has bought, and something that nobody has to send", async () => {
    const { db } = backend;
    const sold = await db
      .select({ isVirtual: products.isVirtual, offersPickup: products.offersPickup, shop: shops })
      .from(products)
      .innerJoin(shops, eq(shops.id, products.shopId));
    const placed = sold.filter(({ shop }) => shop.districtId !== null && shop.opensAt !== null);
    expect(new Set(placed.map(({ shop }) => shop.name))).toEqual(new Set(["食橱", "纸上天气"]));
    for (const { isVirtual, offersPickup, shop } of sold)
      expect(offersPickup).toBe(!isVirtual && shop.districtId !== null);
    const known = await db.select().from(productShipping).where(isNotNull(productShipping.virtualContent));
    expect(known).toHaveLength(sold.filter(({ isVirtual }) => isVirtual).length);
    expect(known.length).toBeGreaterThan(0);
  });

  test("has member prices for about a third of its products", async () => {
    const { db } = backend;
    const [reduced] = await db.select({ rows: count() }).from(products).where(eq(products.hasMemberPrice, true));
    expect((reduced?.rows ?? 0) / demoProducts.length).toBeGreaterThan(0.25);
    expect((reduced?.rows ?? 0) / demoProducts.length).toBeLessThan(0.42);
  });
});
