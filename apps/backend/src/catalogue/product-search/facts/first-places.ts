import { factFlags, type FactColumns } from "./fact-columns.ts";
import type { Places } from "./selection.ts";

type Column = Int32Array | Float64Array | Uint8Array;

/** By what places are ordered, the first key first. */
export interface OrderKey {
  readonly by:
    | "id"
    | "price"
    | "sales"
    | "actualSales"
    | "weight"
    | "position"
    | "createdAt"
    | "stars"
    | "rank"
    | "soldOut";
  readonly direction: "asc" | "desc";
}

/**
 * The window of places in an order, by which no two are equal. Keeps little more than the window ends with: what comes
 * behind that is left out when it is met.
 *
 * @param ranks of all places, for the key `rank`
 */
export function firstPlaces(
  facts: FactColumns,
  places: Places,
  keys: readonly OrderKey[],
  { size, offset }: { readonly size: number; readonly offset: number },
  ranks: Uint8Array | null = null,
): readonly number[] {
  const compare = comparator(facts, keys, ranks);
  const most = offset + size;
  let kept: number[] = [];
  let last: number | null = null;
  const { length } = places;
  for (let index = 0; index < length; index += 1) {
    const at = places[index] ?? 0;
    if (last !== null && compare(at, last) > 0) continue;
    kept.push(at);
    if (kept.length < 2 * most) continue;
    kept = kept.toSorted(compare).slice(0, most);
    last = kept.at(-1) ?? null;
  }
  return kept.toSorted(compare).slice(offset, most);
}

function comparator(
  facts: FactColumns,
  keys: readonly OrderKey[],
  ranks: Uint8Array | null,
): (a: number, b: number) => number {
  const columns = keys.map(({ by }): Column => {
    if (by === "rank") return ranks ?? new Uint8Array(facts.size);
    return by === "soldOut" ? facts.flags : facts[by];
  });
  // Of all that flags say, whether there is stock: negated, because what is sold out is 1.
  const masks = keys.map(({ by }) => (by === "soldOut" ? factFlags.inStock : 0));
  const signs = keys.map(({ direction }) => (direction === "asc" ? 1 : -1));
  return (a, b) => {
    for (let key = 0; key < columns.length; key += 1) {
      const column = columns[key];
      const mask = masks[key] ?? 0;
      const one = column?.[a] ?? 0;
      const other = column?.[b] ?? 0;
      const difference = mask === 0 ? one - other : (other & mask) - (one & mask);
      if (difference !== 0) return difference * (signs[key] ?? 1);
    }
    return 0;
  };
}
