import fc from "fast-check";
import { expect, test } from "vitest";
import { noRules, type SearchRules } from "../rules/search-rules.ts";
import { applyRules } from "./apply-rules.ts";

const known = 40;
/** Products have the numbers of their places, and a hundred more; others are unknown. */
const placeOf = (id: number): number => (id >= 100 && id < 100 + known ? id - 100 : -1);
const productId = fc.integer({ min: 100, max: 100 + known + 5 });
const products = fc.uniqueArray(productId, { maxLength: 20 });

const anyHits = fc
  .uniqueArray(fc.nat({ max: known - 1 }))
  .chain((places) =>
    fc
      .array(fc.integer({ min: 0, max: 100 }), { minLength: places.length, maxLength: places.length })
      .map((ranks) => ({ places: Int32Array.from(places).toSorted(), ranks: Uint8Array.from(ranks) })),
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
      const applied = applyRules(hits, rules, placeOf);
      const places = [...applied.places];
      const hidden = new Set(rules.hides.map(placeOf));
      const pinned = rules.pins.map(placeOf).filter((place) => place >= 0 && !hidden.has(place));
      expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
      expect(new Set(places)).toEqual(new Set([...hits.places, ...pinned].filter((place) => !hidden.has(place))));
      const rankOf = new Map(places.map((place, index) => [place, applied.ranks[index] ?? 0]));
      expect(pinned.map((place) => rankOf.get(place))).toEqual(pinned.map((_, number) => number));
      for (const place of places)
        if (!pinned.includes(place)) expect(rankOf.get(place)).toBeGreaterThanOrEqual(pinned.length);
    }),
  );
});

test("without boosts, what is neither pinned nor hidden keeps its order", () => {
  fc.assert(
    fc.property(anyHits, anyRules, (hits, rules) => {
      const applied = applyRules(hits, { ...rules, boosts: [] }, placeOf);
      const rankOf = new Map([...applied.places].map((place, index) => [place, applied.ranks[index] ?? 0]));
      const named = new Set([...rules.pins, ...rules.hides].map(placeOf));
      const before = [...hits.places].map((place, index) => ({ place, rank: hits.ranks[index] ?? 0 }));
      const others = before.filter(({ place }) => !named.has(place));
      const shift = new Set(others.map(({ place, rank }) => (rankOf.get(place) ?? 0) - rank));
      expect(shift.size).toBeLessThanOrEqual(1);
    }),
  );
});

const hits = { places: Int32Array.of(0, 1, 2, 3), ranks: Uint8Array.of(0, 10, 40, 80) };
const ranksWith = (rules: Partial<SearchRules>) => [...applyRules(hits, { ...noRules, ...rules }, placeOf).ranks];

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
  const alike = { places: Int32Array.of(0, 1), ranks: Uint8Array.of(0, 0) };
  const { ranks } = applyRules(alike, { ...noRules, boosts: [{ productIds: [101], percent: 150 }] }, placeOf);
  expect(ranks[1]).toBeLessThan(ranks[0] ?? 0);
});
