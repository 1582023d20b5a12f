import type { Executor } from "../store/database.ts";
import { interpret, isSame } from "../search/interpretation.ts";
import { queryTerms } from "../search/query-terms.ts";
import { withAllWords, withSomeWords, type WordMatch } from "./matching-words.ts";

/**
 * What a text may mean, each to be tried where the one before finds nothing: products with all the words; with words like
 * them; with some of them.
 */
export async function* matchesOf(db: Executor, text: string): AsyncGenerator<WordMatch> {
  const terms = queryTerms(text);
  const asTyped = await interpret(db, terms, false);
  if (asTyped === null) return;
  yield withAllWords(asTyped);
  const guessed = await interpret(db, terms, true);
  if (guessed !== null && !isSame(guessed, asTyped)) yield withAllWords(guessed);
  for (const least of fewerWords(asTyped.clauses.length)) yield withSomeWords(asTyped, least);
}

/** Tries half of the words, then one, unless there are so many that one of them says nothing. */
function fewerWords(count: number): readonly number[] {
  if (count < 2) return [];
  const half = Math.ceil(count / 2);
  return count < 4 && half > 1 ? [half, 1] : [half];
}
