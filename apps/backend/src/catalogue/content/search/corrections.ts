import { editDistance } from "../../product-search/text/edit-distance.ts";
import type { Term } from "./query-terms.ts";
import type { WordNumbers } from "./vocabulary.ts";

/** Whether a term is long enough to tell a mistyped word from another word. Han characters are never corrected. */
export function canBeMisspelt(term: Term): boolean {
  return term.kind !== "ideographs" && tolerance(term) > 0;
}

/** The words most similar to a term but not the term itself, when they are similar enough. */
export function corrections(term: Term, similar: WordNumbers): readonly number[] {
  const measured = [...similar]
    .map(([word, number]) => ({ number, distance: editDistance(term.text, word) }))
    .filter(({ distance }) => distance > 0 && distance <= tolerance(term));
  const best = Math.min(...measured.map(({ distance }) => distance));
  return measured.filter(({ distance }) => distance === best).map(({ number }) => number);
}

/** How many mistyped letters are corrected. A syllable counts like two or three letters. */
function tolerance({ kind, text }: Term): number {
  const { length } = Array.from(text);
  if (kind === "syllables") return Math.min(2, Math.floor(length / 3));
  return length < 3 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3;
}
