import type { Executor } from "../../../platform/store/database.ts";
import { canBeBeginning, type Clause, exactClauses, literalClauses, remainingClauses } from "./clauses.ts";
import { canBeMisspelt, corrections } from "./corrections.ts";
import type { Term } from "./query-terms.ts";
import { knownWords, similarWords, type WordNumbers } from "./vocabulary.ts";

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
