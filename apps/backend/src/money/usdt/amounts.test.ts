import fc from "fast-check";
import { expect, test } from "vitest";
import { rateOf, rateText, tokenText, unitsFor, unitsOf, worth } from "./amounts.ts";

test.each([6, 18, 2])(
  "what has to be sent is worth what is wanted, and no cent of USDT more, with %i decimals",
  (decimals) => {
    const cent = 10n ** BigInt(decimals - 2);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 1, max: 999_999_999 }), (fen, rate) => {
        const units = unitsFor(fen, rate, decimals);
        expect(units % cent).toBe(0n);
        expect(worth([{ units, rate }], decimals)).toBeGreaterThanOrEqual(BigInt(fen));
        expect(worth([{ units: units - cent, rate }], decimals)).toBeLessThan(BigInt(fen));
      }),
    );
  },
);

test("what has come is never credited with more than it is worth", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 1, max: 999_999_999 }), (units, rate) => {
      const fen = worth([{ units, rate }], 6);
      // Fen, at six decimals of the token and of the rate: 10 000 000 000 of their product.
      expect(fen * 10_000_000_000n <= units * BigInt(rate)).toBe(true);
      expect((fen + 1n) * 10_000_000_000n > units * BigInt(rate)).toBe(true);
    }),
  );
});

test("amounts at two rates are rounded once", () => {
  const half = { units: 1n, rate: 5_000_000_000 };
  expect(worth([half], 6)).toBe(0n);
  expect(worth([half, half], 6)).toBe(1n);
});

test("amounts of USDT are written and read exactly", () => {
  expect(tokenText(69_720_000n, 6)).toBe("69.72");
  expect(tokenText(69_000_000n, 6)).toBe("69.00");
  expect(tokenText(1n, 6)).toBe("0.000001");
  expect(tokenText(1n, 18)).toBe("0.000000000000000001");
  expect(tokenText(12n, 0)).toBe("12.00");
  expect(tokenText(2n ** 256n - 1n, 6)).toMatch(/^\d{72}\.639935$/);
  expect(unitsOf("69.72", 6)).toBe(69_720_000n);
  expect(unitsOf("69.7", 18)).toBe(69_700_000_000_000_000_000n);
  for (const wrong of ["", "69.721", "-1", "1e3", "1,5", ".5", "5.", "0x10", "1234567890", " 1"])
    expect(unitsOf(wrong, 6), wrong).toBeNull();
});

test("rates have four decimals or more, and are none without a value", () => {
  expect(rateText(7_171_600)).toBe("7.1716");
  expect(rateText(7_000_000)).toBe("7.0000");
  expect(rateText(7_171_601)).toBe("7.171601");
  expect(rateText(50)).toBe("0.00005");
  expect(rateOf("7.1716")).toBe(7_171_600);
  expect(rateOf("7")).toBe(7_000_000);
  expect(rateOf("7.17169999")).toBe(7_171_699);
  for (const wrong of ["", "0", "0.0000001", "-7", "1e1", "1000", "7,1", "NaN"])
    expect(rateOf(wrong), wrong).toBeNull();
});
