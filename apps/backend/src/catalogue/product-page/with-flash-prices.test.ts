import fc from "fast-check";
import { expect, test } from "vitest";
import { withFlashPrices } from "./with-flash-prices.ts";

const sku = fc.record({
  price: fc.integer({ min: 2, max: 1_000_000 }),
  marketPrice: fc.integer({ min: 0, max: 2_000_000 }),
  /** In percent of the price; null: not on offer. */
  flash: fc.option(fc.integer({ min: 1, max: 99 })),
  /** Null: whatever is in stock. */
  setAsideLeft: fc.option(fc.integer({ min: 1, max: 9 })),
});

const priced = fc.array(sku, { minLength: 1, maxLength: 12 }).map((rows) => {
  const skus = rows.map(({ price, marketPrice }, index) => ({ id: index + 1, price, marketPrice, stock: index }));
  const prices = new Map(
    rows.flatMap(({ price, flash, setAsideLeft }, index) =>
      flash === null
        ? []
        : [[index + 1, { price: Math.max(1, Math.floor((price * flash) / 100)), setAsideLeft }] as const],
    ),
  );
  const price = Math.min(...skus.map((each) => each.price));
  return { detail: { product: { price, marketPrice: 0 }, skus }, prices };
});

test("every SKU costs what the flash sale says, or what it cost before, and there are as many as at that price", () => {
  fc.assert(
    fc.property(priced, ({ detail, prices }) => {
      const shown = withFlashPrices(detail, prices);
      expect(shown.skus).toHaveLength(detail.skus.length);
      for (const [index, before] of detail.skus.entries()) {
        const flash = prices.get(before.id);
        expect(shown.skus[index]).toEqual(
          flash === undefined
            ? before
            : { ...before, price: flash.price, marketPrice: before.price, stock: flash.setAsideLeft ?? before.stock },
        );
      }
    }),
  );
});

test("the product costs what its cheapest SKU costs now, struck against what that was before", () => {
  fc.assert(
    fc.property(priced, ({ detail, prices }) => {
      const shown = withFlashPrices(detail, prices);
      expect(shown.product.price).toBe(Math.min(...shown.skus.map(({ price }) => price)));
      expect(shown.product.price).toBeLessThanOrEqual(detail.product.price);
      expect(shown.product.marketPrice).toBe(detail.product.price);
    }),
  );
});

test.each([
  ["all SKUs", { 1: 900, 2: 1500 }, 900],
  ["the cheapest alone", { 1: 900 }, 900],
  ["a dearer one, which becomes the cheapest", { 2: 800 }, 800],
  ["a dearer one, which stays dearer", { 2: 1500 }, 1000],
])("a flash sale of %s", (_, offered, price) => {
  const detail = {
    product: { price: 1000, marketPrice: 1200 },
    skus: [
      { id: 1, price: 1000, marketPrice: 1200, stock: 1 },
      { id: 2, price: 2000, marketPrice: 0, stock: 1 },
    ],
  };
  const prices = new Map(
    Object.entries(offered).map(([id, flash]) => [Number(id), { price: flash, setAsideLeft: null }]),
  );
  expect(withFlashPrices(detail, prices).product).toEqual({ price, marketPrice: 1000 });
});
