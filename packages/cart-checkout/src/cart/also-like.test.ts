import fc from "fast-check";
import { expect, test } from "vitest";
import { suggestedProducts } from "./also-like.tsx";

const product = (id: number, soldOut = false) => ({ id, soldOut });
const idsOf = (...parameters: Parameters<typeof suggestedProducts>) =>
  suggestedProducts(...parameters).map(({ id }) => id);

test("the shops of a cart take turns, and none suggests what lies in the cart or is sold out", () => {
  const lists = [
    [product(1), product(2), product(3)],
    [product(4), product(5, true), product(6)],
  ];
  expect(idsOf(lists, new Set([2]), 5)).toEqual([1, 4, 3, 6]);
  expect(idsOf(lists, new Set([2]), 5, { inTurn: false })).toEqual([1, 3, 4, 6]);
  expect(idsOf([], new Set(), 5)).toEqual([]);
});

test("no product is suggested twice", () => {
  const list = fc.array(fc.record({ id: fc.integer({ min: 1, max: 9 }), soldOut: fc.boolean() }), { maxLength: 8 });
  fc.assert(
    fc.property(fc.array(list, { maxLength: 3 }), fc.uniqueArray(fc.integer({ min: 1, max: 9 })), (lists, cart) => {
      const ids = idsOf(lists, new Set(cart), 5);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeLessThanOrEqual(5);
      for (const id of ids) expect(cart).not.toContain(id);
    }),
  );
});
