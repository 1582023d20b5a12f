import type { FactColumns } from "../facts/fact-columns.ts";
import { entityKey } from "../index/entities.ts";
import type { Corpus } from "../meaning/corpus.ts";
import type { Board } from "./board.ts";

/** What stands beside the best counts this much of it. */
const besides = 0.3;
/** What is nearly as good as the best says which shelves are meant; if these are many, none is. */
const nearlyBest = 0.75;
const maxShelves = 2;
/** More than this is enough, and so large a shelf is no help. */
const fewHits = 12;
const maxOnShelf = 2000;

/** Where little is found, what stands on the same shelves comes behind it. */
export function addShelves(
  { index }: Corpus,
  facts: FactColumns,
  board: Board,
  { best, least }: { readonly best: number; readonly least: number },
): void {
  const shelves = new Map<number, number>();
  let found = 0;
  for (let at = 0; at < board.count && found <= fewHits; at += 1) {
    const place = board.touched[at] as number;
    const value = board.values[place] as number;
    if (value >= least) found += 1;
    const shelf = facts.thirdCategory[place] ?? 0;
    if (value >= best * nearlyBest && shelf > 0) shelves.set(shelf, Math.max(shelves.get(shelf) ?? 0, value));
  }
  if (found > fewHits || shelves.size > maxShelves) return;
  for (const [shelf, value] of shelves) {
    const { documents, count } = index.read(entityKey("category", facts.categories.idOf(shelf)));
    if (count > maxOnShelf) continue;
    for (let at = 0; at < count; at += 1) {
      const place = index.placeOfDocument[documents[at] as number] as number;
      if (place >= 0) board.lift(place, value * besides);
    }
  }
}
