import fc from "fast-check";
import { expect, test } from "vitest";
import { cartSums, isShort, lineAmount } from "./cart-sums.ts";

const price = fc.nat(100_000_000);
const common = {
  quantity: fc.integer({ min: 1, max: 99_999 }),
  regularPrice: fc.option(price),
  selected: fc.boolean(),
};
const line = fc.oneof(
  fc.record({ ...common, unitPrice: price, unavailable: fc.constant(null) }),
  fc.record({ ...common, unitPrice: fc.option(price), unavailable: fc.constant("option-gone" as const) }),
);

test("saving and total add up to the regular prices", () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const { regular, saved, total } = cartSums(lines);
      expect(saved).toBeGreaterThanOrEqual(0);
      expect(saved + total).toBe(regular);
    }),
  );
});

test("lines that are not selected, or cannot be bought, add nothing to the total", () => {
  const priced = { quantity: 2, regularPrice: 5000, unitPrice: 4000, selected: true, unavailable: null };
  const lines = [priced, { ...priced, selected: false }, { ...priced, unavailable: "off-shelf" as const }];
  expect(cartSums(lines)).toEqual({ pieces: 2, regular: 10_000, saved: 2000, total: 8000 });
  expect(lineAmount(priced)).toBe(8000);
});

test("a line without a price is an error in a sum, not an amount of zero", () => {
  const broken = { quantity: 2, regularPrice: null, unitPrice: null, selected: true, unavailable: null };
  expect(() => cartSums([broken])).toThrow("without a price");
});

test.each([
  [3, 3, null, false],
  [4, 3, null, true],
  [4, null, null, false],
  [4, 0, "sold-out" as const, false],
])("for %s wanted of a stock of %s (unavailable: %s) being short is %s", (quantity, stock, unavailable, short) => {
  expect(isShort({ quantity, stock, unavailable })).toBe(short);
});
