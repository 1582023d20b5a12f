import type { FactColumns } from "./fact-columns.ts";
import type { Places } from "./selection.ts";

/** The products that a search finds, whatever state they are in, and how well each matches: the smaller, the better. */
export interface WordHits {
  /** From the first to the last, since columns are read fastest from the beginning to the end. */
  readonly places: Places;
  /** One for each place. */
  readonly ranks: Uint8Array;
}

/** By place, for those that want to order by it. */
export function ranksByPlace({ size }: FactColumns, { places, ranks }: WordHits): Uint8Array {
  const all = new Uint8Array(size);
  for (let index = 0; index < places.length; index += 1) all[places[index] ?? 0] = ranks[index] ?? 0;
  return all;
}
