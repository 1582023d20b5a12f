import { fetchCategoryProducts, fetchProductList, type ProductSort } from "@plaza/api-client";
import fc from "fast-check";
import { expect, test } from "vitest";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { flashOffers, flashPrices, flashSlots } from "../../platform/store/schema/promotions.ts";
import { eq, inArray, sql } from "../../platform/store/sql.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { idOf, openShop } from "../../test-support/stage.ts";

const today = "2030-05-04";
const now = new Date(`${today}T12:00:00+08:00`);

/** In minutes of the day; 12:00 is 720. */
const slots = [
  { startMinute: 700, endMinute: 720 },
  { startMinute: 720, endMinute: 721 },
  { startMinute: 600, endMinute: 840 },
  { startMinute: 721, endMinute: 800 },
];

const offer = fc.record({
  slot: fc.nat({ max: slots.length - 1 }),
  endsOn: fc.constantFrom(null, "2030-05-03", today),
  isApproved: fc.boolean(),
  /** Of the first SKU and of the second; flash prices often equal regular ones of others. */
  prices: fc.tuple(fc.integer({ min: 1, max: 12 }), fc.option(fc.integer({ min: 1, max: 12 }))),
});
const product = fc.record({
  price: fc.integer({ min: 1, max: 10 }),
  dearer: fc.nat({ max: 5 }),
  stock: fc.tuple(fc.nat({ max: 1 }), fc.nat({ max: 1 })),
  isOnShelf: fc.boolean(),
  offers: fc.array(offer, { maxLength: 2 }),
});

onEachStore(
  "products by price",
  (backend) => {
    const api = () => backend.client();

    test("products by price are those that plain SQL sorts by what they cost now, on every page", async () => {
      const { db } = backend;
      const shopId = await openShop(db);
      const slotIds = (await db.insert(flashSlots).values(slots).returning({ id: flashSlots.id })).map(({ id }) => id);

      /** The lowest price of a running offer for something that is in stock, else the regular price. */
      const inPlainSql = async (direction: "asc" | "desc") => {
        const { rows } = await db.execute<{ id: number; price_now: number }>(sql`
          select id, least(price, (
            select min(f.price) from flash_prices f, flash_offers o, flash_slots s, skus k
            where f.offer_id = o.id and o.slot_id = s.id and k.id = f.sku_id and o.product_id = products.id
              and o.is_approved and o.starts_on <= ${today} and coalesce(o.ends_on, 'infinity') >= ${today}
              and s.start_minute <= 720 and 720 < s.end_minute and k.stock > 0 and f.price < k.price
          )) as price_now
          from products where shop_id = ${shopId} and is_on_sale
          order by price_now ${sql.raw(direction)}, id ${sql.raw(direction)}`);
        return rows.map(({ id, price_now }) => [id, price_now]);
      };
      const paged = async (sort: ProductSort, pageSize: number, text?: string) => {
        const seen: (readonly [number, number])[] = [];
        for (let page = 1, hasMore = true; hasMore; page += 1) {
          const found = await fetchProductList(api(), { shopId, text, sort, page, pageSize });
          seen.push(...found.items.map(({ id, price }) => [id, price] as const));
          ({ hasMore } = found);
        }
        return seen;
      };

      await fc.assert(
        fc.asyncProperty(
          fc.array(product, { minLength: 1, maxLength: 10 }),
          fc.integer({ min: 1, max: 5 }),
          async (staged, pageSize) => {
            for (const { price, dearer, stock, isOnShelf, offers } of staged) {
              const fields = { shopId, price, isOnShelf };
              const productId = await putOnSale(db, { name: "Gimlet", stock: stock[0], fields });
              const second = { productId, price: price + dearer, stock: stock[1], optionValueIds: [1] };
              await db.insert(skus).values(second);
              const skuIds = await db
                .select({ id: skus.id })
                .from(skus)
                .where(eq(skus.productId, productId))
                .orderBy(skus.id);
              for (const { slot, endsOn, isApproved, prices } of offers) {
                const row = { slotId: slotIds[slot] ?? 0, productId, startsOn: "2030-05-01", endsOn, isApproved };
                const offerId = idOf(await db.insert(flashOffers).values(row).returning({ id: flashOffers.id }));
                const covered = prices.flatMap((flash, at) =>
                  flash === null ? [] : [{ offerId, skuId: skuIds[at]?.id ?? 0, price: flash }],
                );
                await db.insert(flashPrices).values(covered);
              }
            }
            try {
              for (const direction of ["asc", "desc"] as const) {
                const expected = await inPlainSql(direction);
                expect(await paged(`price-${direction}`, pageSize)).toEqual(expected);
                expect(await paged(`price-${direction}`, pageSize, "gimlet")).toEqual(expected);
              }
            } finally {
              await db.delete(products).where(eq(products.shopId, shopId));
            }
          },
        ),
        { numRuns: 8 },
      );
      await db.update(flashSlots).set({ deletedAt: now }).where(inArray(flashSlots.id, slotIds));
    });

    test("products by price are in the same order in a category, whichever page is asked for", async () => {
      for (const sort of ["price-asc", "price-desc"] as const) {
        const page = (number: number, pageSize: number) =>
          fetchCategoryProducts(api(), { categoryId: 1, sort, page: number, pageSize });
        const all = (await page(1, 100)).items;
        const prices = all.map(({ price }) => price);
        expect(all.some(({ flash }) => flash)).toBe(true);
        expect(prices).toEqual(prices.toSorted((one, other) => (sort === "price-asc" ? one - other : other - one)));
        const pages = await Promise.all([1, 2, 3].map((number) => page(number, 7)));
        expect(pages.flatMap(({ items }) => items)).toEqual(all.slice(0, 21));
      }
    });
  },
  { now: () => now },
);
