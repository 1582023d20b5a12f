import fc from "fast-check";
import { expect, test } from "vitest";
import { type FormulaRow, readFormula, roundedFen, type Rounding } from "./formula.ts";

const row: FormulaRow = { price: 50, market: 80, stock: 6 };

test.each([
  ["79.50", 79.5],
  ["+10%", 55],
  ["-20 %", 40],
  ["-5", 45],
  ["+ 5", 55],
  ["*1.2", 60],
  ["/2", 25],
  ["=price*1.3", 65],
  ["= market - price", 30],
  ["=(price+market)/2", 65],
  ["=price+market/2", 90],
  ["=market*10%", 8],
  ["＋１０％", 55],
])("%s makes %d of 50", (written, amount) => {
  expect(readFormula(written)?.(50, row)).toBeCloseTo(amount, 8);
});

test.each(["", "abc", "+", "=", "=price*", "=price price", "=(price", "=cost", "1,299", "**2", "10%", "=price;drop"])(
  "%j is no formula",
  (written) => {
    expect(readFormula(written)).toBeNull();
  },
);

test("a formula makes nothing of what is not there, and nothing by zero", () => {
  expect(readFormula("+10%")?.(null, row)).toBeNull();
  expect(readFormula("=market*2")?.(5, { ...row, market: null })).toBeNull();
  expect(readFormula("/0")?.(5, row)).toBeNull();
  expect(readFormula("=price/(stock-6)")?.(5, row)).toBeNull();
});

test.each([
  [79.5, "none", 7950],
  [0.1 + 0.2, "none", 30],
  [65, "ninety", 6590],
  [65.9, "ninety", 6590],
  [65.91, "ninety", 6690],
  [65, "ninetyNine", 6599],
  [64.01, "whole", 6500],
  [0, "ninety", 0],
] as const)("%d ends as %s at %d fen", (yuan, rounding, fen) => {
  expect(roundedFen(yuan, rounding)).toBe(fen);
});

test("a rounded price is never below what was computed, and less than one yuan above it", () => {
  const roundings: readonly Rounding[] = ["none", "whole", "ninety", "ninetyNine"];
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.constantFrom(...roundings), (fen, rounding) => {
      const rounded = roundedFen(fen / 100, rounding) ?? -1;
      expect(rounded).toBeGreaterThanOrEqual(fen);
      expect(rounded).toBeLessThan(fen + 100);
    }),
  );
  expect(roundedFen(-1, "none")).toBeNull();
  expect(roundedFen(Number.POSITIVE_INFINITY, "none")).toBeNull();
});
