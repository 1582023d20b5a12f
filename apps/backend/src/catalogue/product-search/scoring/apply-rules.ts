import type { WordHits } from "../facts/word-hits.ts";
import type { SearchRules } from "../rules/search-rules.ts";

/** What the best match has, and what nothing is below. */
const best = 100;
const worstRank = 255;

/**
 * What a list shows of what was found, by its rules: what is hidden goes, what is pinned stands first in its order, found
 * or not, and what is boosted rises or sinks by its share of how well it matches.
 *
 * @param placeOf negative for a product that nobody knows
 */
export function applyRules(
  { places, ranks }: WordHits,
  { pins, boosts, hides }: SearchRules,
  placeOf: (productId: number) => number,
): WordHits {
  const hidden = placesOf(hides, placeOf);
  const pinned = new Map(
    [...placesOf(pins, placeOf)].filter((place) => !hidden.has(place)).map((place, number) => [place, number]),
  );
  const factors = new Map<number, number>();
  for (const { productIds, percent } of boosts)
    for (const place of placesOf(productIds, placeOf)) factors.set(place, percent / 100);
  const score = (index: number): number =>
    Math.max(0, best - (ranks[index] ?? 0)) * (factors.get(places[index] ?? 0) ?? 1);
  let most = best;
  for (const [index, place] of places.entries()) if (factors.has(place)) most = Math.max(most, score(index));
  const ranked = new Map<number, number>();
  for (const [index, place] of places.entries()) {
    if (hidden.has(place) || pinned.has(place)) continue;
    const rank = factors.size === 0 ? (ranks[index] ?? 0) : Math.round((1 - score(index) / most) * best);
    ranked.set(place, Math.min(worstRank, rank + pinned.size));
  }
  for (const [place, number] of pinned) ranked.set(place, number);
  const shown = Int32Array.from(ranked.keys()).toSorted();
  return { places: shown, ranks: Uint8Array.from(shown, (place) => ranked.get(place) ?? 0) };
}

function placesOf(productIds: readonly number[], placeOf: (productId: number) => number): Set<number> {
  return new Set(productIds.map(placeOf).filter((place) => place >= 0));
}
