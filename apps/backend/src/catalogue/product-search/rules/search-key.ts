import { piecesOf } from "../text/pieces.ts";
import { foldUnits } from "../vocabulary/fold-units.ts";

/** As much of a text as a search reads. */
const maxTextLength = 100;
/** Synonyms are looked for in phrases of so many pieces. */
const maxPhraseLength = 12;

/** Equal for searches that search takes for the same: "Red Shoes" and "red shoe"; "" where there is nothing to search for. */
export function searchKeyOf(text: string): string {
  return keysOf(text).join(" ");
}

/** The keys of a search and of the phrases in it. */
export function keysWithin(text: string): readonly string[] {
  const keys = keysOf(text);
  const found = new Set([keys.join(" ")]);
  for (let start = 0; start < keys.length; start += 1)
    for (let end = start + 1; end <= Math.min(keys.length, start + maxPhraseLength); end += 1)
      found.add(keys.slice(start, end).join(" "));
  found.delete("");
  return [...found];
}

function keysOf(text: string): readonly string[] {
  const read = Array.from(text).slice(0, maxTextLength).join("");
  return piecesOf(foldUnits(read)).map(({ key }) => key);
}
