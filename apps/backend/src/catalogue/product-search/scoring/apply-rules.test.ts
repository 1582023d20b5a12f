import fc from "fast-check";
import { expect, test } from "vitest";
import { noRules, type SearchRules } from "../rules/search-rules.ts";
import { applyRules } from "./apply-rules.ts";

const known = 40;
/** Products have the numbers of their places, and a hundred more; others are unknown. */
const rowIdOf = (id: number): number => (id >= 100 && id < 100 + known ? id - 100 : -1);
const productId = fc.integer({ min: 100, max: 100 + known + 5 });
const products = fc.uniqueArray(productId, { maxLength: 20 });

const anyHits = fc
  .uniqueArray(fc.nat({ max: known - 1 }))
  .chain((rowIds) =>
    fc
      .array(fc.integer({ min: 0, max: 100 }), { minLength: rowIds.length, maxLength: rowIds.length })
      .map((ranks) => ({ rowIds: Int32Array.from(rowIds).toSorted(), ranks: Uint8Array.from(ranks) })),
  );
const anyRules: fc.Arbitrary<SearchRules> = fc.record({
  synonyms: fc.constant([]),
  pins: products,
  hides: products,
  boosts: fc.array(fc.record({ productIds: products, percent: fc.integer({ min: 50, max: 200 }) }), { maxLength: 3 }),
  redirect: fc.constant(null),
});

test("what is hidden is never shown, pins stand first in their order, and nothing else comes or goes", () => {
  fc.assert(
    fc.property(anyHits, anyRules, (hits, rules) => {
      const applied = applyRules(hits, rules, rowIdOf);
      const rowIds = [...applied.rowIds];
      const hidden = new Set(rules.hides.map(rowIdOf));
      const pinned = rules.pins.map(rowIdOf).filter((rowId) => rowId >= 0 && !hidden.has(rowId));
      expect(rowIds).toEqual([...new Set(rowIds)].toSorted((one, other) => one - other));
      expect(new Set(rowIds)).toEqual(new Set([...hits.rowIds, ...pinned].filter((rowId) => !hidden.has(rowId))));
      const rankOf = new Map(rowIds.map((rowId, index) => [rowId, applied.ranks[index] ?? 0]));
      expect(pinned.map((rowId) => rankOf.get(rowId))).toEqual(pinned.map((_, number) => number));
      for (const rowId of rowIds)
        if (!pinned.includes(rowId)) expect(rankOf.get(rowId)).toBeGreaterThanOrEqual(pinned.length);
    }),
  );
});

test("without boosts, what is neither pinned nor hidden keeps its order", () => {
  fc.assert(
    fc.property(anyHits, anyRules, (hits, rules) => {
      const applied = applyRules(hits, { ...rules, boosts: [] }, rowIdOf);
      const rankOf = new Map([...applied.rowIds].map((rowId, index) => [rowId, applied.ranks[index] ?? 0]));
      const named = new Set([...rules.pins, ...rules.hides].map(rowIdOf));
      const before = [...hits.rowIds].map((rowId, index) => ({ rowId, rank: hits.ranks[index] ?? 0 }));
      const others = before.filter(({ rowId }) => !named.has(rowId));
      const shift = new Set(others.map(({ rowId, rank }) => (rankOf.get(rowId) ?? 0) - rank));
      expect(shift.size).toBeLessThanOrEqual(1);
    }),
  );
});

const hits = { rowIds: Int32Array.of(0, 1, 2, 3), ranks: Uint8Array.of(0, 10, 40, 80) };
const ranksWith = (rules: Partial<SearchRules>) => [...applyRules(hits, { ...noRules, ...rules }, rowIdOf).ranks];

test("a boost lifts a product past what matches a little better, and never past a pin", () => {
  const [first = 0, , third = 0] = ranksWith({ boosts: [{ productIds: [102], percent: 200 }] });
  expect(third).toBeLessThan(first);
  expect(ranksWith({ boosts: [{ productIds: [102], percent: 200 }], pins: [103] })[3]).toBe(0);
});

test("a boost lifts what hardly matches by no more than its share", () => {
  expect(ranksWith({ boosts: [{ productIds: [103], percent: 200 }] })).toEqual([0, 10, 40, 60]);
});

test("a boost below a hundred percent lowers a product", () => {
  const [first = 0, second = 0] = ranksWith({ boosts: [{ productIds: [100], percent: 50 }] });
  expect(first).toBeGreaterThan(second);
});

test("products of a category, which nothing tells apart, stand before the others where they are boosted", () => {
  const alike = { rowIds: Int32Array.of(0, 1), ranks: Uint8Array.of(0, 0) };
  const { ranks } = applyRules(alike, { ...noRules, boosts: [{ productIds: [101], percent: 150 }] }, rowIdOf);
  expect(ranks[1]).toBeLessThan(ranks[0] ?? 0);
});
