import type { FactColumns } from "./fact-columns.ts";
import type { Places } from "./selection.ts";

/** The products that a search finds, whatever state they are in, and how well each matches: the smaller, the better. */
export interface WordHits {
  readonly places: Places;
  /** One for each place. */
  readonly ranks: Uint8Array;
}

/** As the store gives them: for each rank the ids with commas between. */
export interface RankedIds {
  readonly rank: number;
  readonly ids: string;
}

export function wordHits(facts: FactColumns, ranked: readonly RankedIds[]): WordHits {
  const found: { readonly place: number; readonly rank: number }[] = [];
  for (const { rank, ids } of ranked) {
    for (const id of ids.split(",")) {
      const place = facts.positionOf(Number(id));
      if (place >= 0) found.push({ place, rank });
    }
  }
  // Columns are read fastest from the beginning to the end.
  found.sort((a, b) => a.place - b.place);
  return {
    places: Int32Array.from(found, ({ place }) => place),
    ranks: Uint8Array.from(found, ({ rank }) => rank),
  };
}

/** By place, for those that want to order by it. */
export function ranksByPlace({ size }: FactColumns, { places, ranks }: WordHits): Uint8Array {
  const all = new Uint8Array(size);
  for (let index = 0; index < places.length; index += 1) all[places[index] ?? 0] = ranks[index] ?? 0;
  return all;
}

const mostSearches = 100;
const mostHits = 4_000_000;

/**
 * What was found last, until words of any product change. A common word is in a tenth of all products, and finding them
 * in the store costs more than everything else about a list; page, order and filters of one search all ask for the same.
 */
export class KnownHits {
  readonly #hits = new Map<string, WordHits>();
  #places = 0;
  #age = 0;

  /** @param read finds them where they are not known */
  async of(search: string, read: () => Promise<WordHits>): Promise<WordHits> {
    const known = this.#hits.get(search);
    if (known !== undefined) {
      this.#forget(search);
      this.#keep(search, known);
      return known;
    }
    const age = this.#age;
    const found = await read();
    // What was read while words changed may be of before.
    if (age === this.#age && !this.#hits.has(search)) this.#keep(search, found);
    return found;
  }

  clear(): void {
    this.#hits.clear();
    this.#places = 0;
    this.#age += 1;
  }

  #keep(search: string, hits: WordHits): void {
    this.#hits.set(search, hits);
    this.#places += hits.places.length;
    for (const [oldest] of this.#hits) {
      if (this.#hits.size <= mostSearches && this.#places <= mostHits) break;
      this.#forget(oldest);
    }
  }

  #forget(search: string): void {
    this.#places -= this.#hits.get(search)?.places.length ?? 0;
    this.#hits.delete(search);
  }
}
