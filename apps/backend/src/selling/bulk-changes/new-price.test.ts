import fc from "fast-check";
import { expect, test } from "vitest";
import { newPrice } from "./new-price.ts";

const percent = (value: number, rounding: "fen" | "jiao" | "ninety" | "yuan" = "fen") =>
  ({ kind: "price", by: "percent", value, rounding }) as const;

test.each([
  [1000, percent(-100), 900],
  [2045, percent(-100), 1841],
  [2045, percent(-100, "jiao"), 1840],
  [2045, percent(-100, "ninety"), 1890],
  [2045, percent(-100, "yuan"), 1800],
  [1, percent(-999, "ninety"), 0],
  [40, percent(-100, "ninety"), 90],
  [1000, { kind: "price", by: "amount", value: -1000, rounding: "fen" } as const, 0],
  [1000, { kind: "price", by: "amount", value: 55, rounding: "jiao" } as const, 1060],
])("of %i fen, %o makes %i", (price, edit, wanted) => {
  expect(newPrice(price, edit)).toBe(wanted);
});

test("a price ends as its rounding says, no further from the exact one than half a step", () => {
  const steps = { fen: [1, 0], jiao: [10, 0], ninety: [100, 90], yuan: [100, 0] } as const;
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.integer({ min: -900, max: 5000 }),
      fc.constantFrom("fen", "jiao", "ninety", "yuan"),
      (price, value, rounding) => {
        const [step, end] = steps[rounding];
        const made = newPrice(price, percent(value, rounding));
        const exact = (price * (1000 + value)) / 1000;
        if (Math.round(exact) <= 0) return;
        expect((made - end) % step).toBe(0);
        if (made !== 90) expect(Math.abs(made - exact)).toBeLessThanOrEqual(step / 2 + 0.5);
      },
    ),
  );
});
