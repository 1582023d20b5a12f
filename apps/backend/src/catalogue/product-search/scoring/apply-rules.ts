import type { WordHits } from "./scores.ts";
import type { SearchRules } from "../rules/search-rules.ts";

/** What the best match has, and what nothing is below. */
const best = 100;
const worstRank = 255;

/**
 * What a list shows of what was found, by its rules: what is hidden goes, what is pinned stands first in its order, found
 * or not, and what is boosted rises or sinks by its share of how well it matches.
 *
 * @param rowIdOf negative for a product that nobody knows
 */
export function applyRules(
  { rowIds, ranks }: WordHits,
  { pins, boosts, hides }: SearchRules,
  rowIdOf: (productId: number) => number,
): WordHits {
  const hidden = rowIdsOf(hides, rowIdOf);
  const pinned = new Map(
    [...rowIdsOf(pins, rowIdOf)].filter((rowId) => !hidden.has(rowId)).map((rowId, number) => [rowId, number]),
  );
  const factors = new Map<number, number>();
  for (const { productIds, percent } of boosts)
    for (const rowId of rowIdsOf(productIds, rowIdOf)) factors.set(rowId, percent / 100);
  const score = (index: number): number =>
    Math.max(0, best - (ranks[index] ?? 0)) * (factors.get(rowIds[index] ?? 0) ?? 1);
  let most = best;
  for (const [index, rowId] of rowIds.entries()) if (factors.has(rowId)) most = Math.max(most, score(index));
  const ranked = new Map<number, number>();
  for (const [index, rowId] of rowIds.entries()) {
    if (hidden.has(rowId) || pinned.has(rowId)) continue;
    const rank = factors.size === 0 ? (ranks[index] ?? 0) : Math.round((1 - score(index) / most) * best);
    ranked.set(rowId, Math.min(worstRank, rank + pinned.size));
  }
  for (const [rowId, number] of pinned) ranked.set(rowId, number);
  const shown = Int32Array.from(ranked.keys()).toSorted();
  return { rowIds: shown, ranks: Uint8Array.from(shown, (rowId) => ranked.get(rowId) ?? 0) };
}

function rowIdsOf(productIds: readonly number[], rowIdOf: (productId: number) => number): Set<number> {
  return new Set(productIds.map(rowIdOf).filter((rowId) => rowId >= 0));
}
