import fc from "fast-check";
import { expect, test } from "vitest";
import { cartSums, isShort, lineAmount } from "./cart-sums.ts";

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 99_999 }),
  regularPrice: fc.option(fc.nat(100_000_000)),
  unitPrice: fc.option(fc.nat(100_000_000)),
  selected: fc.boolean(),
  unavailable: fc.constantFrom(null, "sold-out" as const),
});

test("what was saved and what is left are the regular prices together", () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const { regular, saved, total } = cartSums(lines);
      expect(saved).toBeGreaterThanOrEqual(0);
      expect(saved + total).toBe(regular);
    }),
  );
});

test("lines that are not selected, or cannot be bought, cost nothing", () => {
  const priced = { quantity: 2, regularPrice: 5000, unitPrice: 4000, selected: true, unavailable: null };
  const lines = [priced, { ...priced, selected: false }, { ...priced, unavailable: "off-shelf" as const }];
  expect(cartSums(lines)).toEqual({ lines: 1, regular: 10_000, saved: 2000, total: 8000 });
  expect(lineAmount(priced)).toBe(8000);
});

test.each([
  [3, 3, null, false],
  [4, 3, null, true],
  [4, null, null, false],
  [4, 0, "sold-out" as const, false],
])("%s of %s (%s): short %s", (quantity, stock, unavailable, short) => {
  expect(isShort({ quantity, stock, unavailable })).toBe(short);
});
