import type { Term } from "./query-terms.ts";
import type { WordNumbers } from "./vocabulary.ts";

/** Any of these words, by their numbers, will do. */
export type Clause = readonly number[];

/** Single letters are no beginnings, because they would match half of all words. */
export function canBeBeginning({ kind, text }: Term): boolean {
  return kind === "word" && text.length > 1;
}

/**
 * A term as it was typed: a word or the beginning of one, or, in scripts without spaces, all of its pairs.
 * Null when no text has that.
 */
export function literalClauses(term: Term, known: WordNumbers): readonly Clause[] | null {
  if (term.kind !== "word") {
    const numbers = term.pairs.map((pair) => known.get(pair));
    return numbers.every((number) => number !== undefined) ? numbers.map((number) => [number]) : null;
  }
  const numbers = [...known]
    .filter(([word]) => word === term.text || (canBeBeginning(term) && word.startsWith(term.text)))
    .map(([, number]) => number);
  return numbers.length === 0 ? null : [numbers];
}

/** The term as a word of its own, or, where nothing tells words apart, its pairs. Null when no text has that. */
export function exactClauses(term: Term, known: WordNumbers): readonly Clause[] | null {
  if (term.kind === "ideographs") return literalClauses(term, known);
  const number = known.get(term.text);
  return number === undefined ? null : [[number]];
}

/** Of a term that no text has as a whole, the pairs that there are: at least half of them, or none. */
export function remainingClauses(term: Term, known: WordNumbers): readonly Clause[] {
  const rest = term.pairs.flatMap((pair): Clause[] => {
    const number = known.get(pair);
    return number === undefined ? [] : [[number]];
  });
  return rest.length * 2 >= term.pairs.length ? rest : [];
}
