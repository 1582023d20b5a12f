import type { Executor } from "../../../platform/store/database.ts";
import type { Term } from "./query-terms.ts";
import { knownWords, similarWords, type WordNumbers } from "./vocabulary.ts";
import { editDistance } from "../../product-search/text/edit-distance.ts";

/** Any of these words, by their numbers, will do. */
export type Clause = readonly number[];

/** Single letters are no beginnings, because they would match half of all words. */
function canBeBeginning({ kind, text }: Term): boolean {
  return kind === "word" && text.length > 1;
}

/**
 * A term as it was typed: a word or the beginning of one, or, in scripts without spaces, all of its pairs.
 * Null when no text has that.
 */
function literalClauses(term: Term, known: WordNumbers): readonly Clause[] | null {
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
function exactClauses(term: Term, known: WordNumbers): readonly Clause[] | null {
  if (term.kind === "ideographs") return literalClauses(term, known);
  const number = known.get(term.text);
  return number === undefined ? null : [[number]];
}

/** Of a term that no text has as a whole, the pairs that there are: at least half of them, or none. */
function remainingClauses(term: Term, known: WordNumbers): readonly Clause[] {
  const rest = term.pairs.flatMap((pair): Clause[] => {
    const number = known.get(pair);
    return number === undefined ? [] : [[number]];
  });
  return rest.length * 2 >= term.pairs.length ? rest : [];
}

/** Whether a term is long enough to tell a mistyped word from another word. Han characters are never corrected. */
function canBeMisspelt(term: Term): boolean {
  return term.kind !== "ideographs" && tolerance(term) > 0;
}

/** The words most similar to a term but not the term itself, when they are similar enough. */
function corrections(term: Term, similar: WordNumbers): readonly number[] {
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

/** What to look for, in numbers of words. */
export interface Interpretation {
  /** A product is found when it has a word of each. */
  readonly clauses: readonly Clause[];
  /** What was typed and nothing else; null when that is the same, or when there are no such words. */
  readonly exact: readonly Clause[] | null;
}

/**
 * Interprets each term as a word and as the beginning of longer words; only where there is neither, as a misspelt word.
 * Terms without any interpretation are left out.
 *
 * @param tolerant interprets every term also as a misspelt word
 * @returns null when no term has an interpretation
 */
export async function interpret(
  db: Executor,
  terms: readonly Term[],
  tolerant: boolean,
): Promise<Interpretation | null> {
  const known = await knownWords(
    db,
    terms.flatMap((term) => [term.text, ...term.pairs]),
    terms.filter(canBeBeginning).map((term) => term.text),
  );
  const doubtful = terms.filter((term) => canBeMisspelt(term) && (tolerant || literalClauses(term, known) === null));
  const similar = await similarWords(
    db,
    doubtful.map((term) => term.text),
  );
  const clauses = terms.flatMap((term) => clausesOf(term, known, doubtful.includes(term) ? similar : null));
  return clauses.length === 0 ? null : { clauses, exact: exactly(terms, known, clauses) };
}

/** Whether searching for one would find what searching for the other finds. */
export function isSame(left: Interpretation, right: Interpretation): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function clausesOf(term: Term, known: WordNumbers, similar: WordNumbers | null): readonly Clause[] {
  const literal = literalClauses(term, known);
  const corrected = similar === null ? [] : corrections(term, similar);
  if (corrected.length === 0) return literal ?? remainingClauses(term, known);
  // Pairs cannot stand beside a whole word in one clause; a misspelt term has them only by chance.
  return term.kind === "word" ? [[...(literal?.flat() ?? []), ...corrected]] : [corrected];
}

function exactly(terms: readonly Term[], known: WordNumbers, clauses: readonly Clause[]): readonly Clause[] | null {
  const exact: Clause[] = [];
  for (const term of terms) {
    const found = exactClauses(term, known);
    if (found === null) return null;
    exact.push(...found);
  }
  return JSON.stringify(exact) === JSON.stringify(clauses) ? null : exact;
}
