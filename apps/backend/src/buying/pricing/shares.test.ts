import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sharesOf } from "./shares.ts";

const weights = fc
  .array(fc.nat({ max: 2_000_000_000 }), { minLength: 1, maxLength: 20 })
  .map((list) => list.map((weight, key) => ({ key, weight })));

describe("shares", () => {
  test("shares go to whom most was cut off, of equals to the first key", () => {
    const shares = sharesOf(100, [
      { key: 3, weight: 1 },
      { key: 1, weight: 1 },
      { key: 2, weight: 1 },
    ]);
    expect(Object.fromEntries(shares)).toEqual({ 1: 34, 2: 33, 3: 33 });
    const uneven = sharesOf(10, [
      { key: 1, weight: 55 },
      { key: 2, weight: 26 },
      { key: 3, weight: 19 },
    ]);
    expect(Object.fromEntries(uneven)).toEqual({ 1: 5, 2: 3, 3: 2 });
  });

  test("shares of nothing are nothing", () => {
    expect(Object.fromEntries(sharesOf(0, [{ key: 1, weight: 5 }]))).toEqual({ 1: 0 });
    expect(Object.fromEntries(sharesOf(5, [{ key: 1, weight: 0 }]))).toEqual({ 1: 0 });
    expect(sharesOf(5, []).size).toBe(0);
  });

  test("shares add up, exceed no weight, and differ from the exact part by less than a fen", () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, part) => {
        const total = parts.reduce((sum, { weight }) => sum + weight, 0);
        const amount = Math.floor(total * part);
        const shares = sharesOf(amount, parts);
        expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBe(amount);
        for (const { key, weight } of parts) {
          const share = shares.get(key) ?? -1;
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(weight);
          const exact = total === 0 ? 0 : (amount / total) * weight;
          expect(Math.abs(share - exact)).toBeLessThan(1.001);
        }
      }),
    );
  });

  test("shares do not depend on the order", () => {
    fc.assert(
      fc.property(weights, fc.nat({ max: 1000 }), (parts, amount) => {
        expect(sharesOf(amount, parts.toReversed())).toEqual(new Map(sharesOf(amount, parts)));
      }),
    );
  });
});
