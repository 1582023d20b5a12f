import fc from "fast-check";
import { expect, test } from "vitest";
import { fenFor, typedUsdt, usdtFor } from "./amount-form.tsx";

test.each([
  ["69.72", "69.72"],
  [" 1,000 USDT", "1000"],
  ["６９．７２", "69.72"],
  ["0", null],
  ["0.001", null],
  ["-1", null],
  ["", null],
  ["1e3", null],
])("%j is %j USDT", (text, usdt) => {
  expect(typedUsdt(text)).toBe(usdt);
});

test("500 yuan at 7.1716 are 69.72 USDT, and these are no less than 500 yuan", () => {
  expect(usdtFor(50_000, "7.1716")).toBe("69.72");
  expect(fenFor("69.72", "7.1716")).toBe(50_000);
});

test("what is asked for an amount is never worth less, and never a hundredth of a USDT too much", () => {
  const rates = fc
    .integer({ min: 10_000, max: 999_999 })
    .map((rate) => `${Math.floor(rate / 10_000)}.${String(rate % 10_000).padStart(4, "0")}`);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), rates, (fen, rate) => {
      const usdt = usdtFor(fen, rate);
      expect(fenFor(usdt, rate)).toBeGreaterThanOrEqual(fen);
      const less = (Number(usdt) - 0.01).toFixed(2);
      if (Number(less) > 0) expect(fenFor(less, rate)).toBeLessThan(fen);
    }),
  );
});
