import { bestMatches } from "../catalog/best-matches.ts";
import { withAllWords } from "../catalog/matching-words.ts";
import type { Executor } from "../store/database.ts";
import { type Interpretation, interpret, isSame } from "../search/interpretation.ts";
import { queryTerms } from "../search/query-terms.ts";
import { suggestedCategories } from "./suggested-categories.ts";
import { suggestedShops } from "./suggested-shops.ts";

const mostCategories = 4;
const mostShops = 3;

/** Where a text that is being typed may lead. */
export interface Suggestions {
  readonly productIds: readonly number[];
  readonly categories: Awaited<ReturnType<typeof suggestedCategories>>;
  readonly shops: Awaited<ReturnType<typeof suggestedShops>>;
}

const nothing: Suggestions = { productIds: [], categories: [], shops: [] };

/** A letter of a Korean syllable that has not been finished. */
const syllableLetter = /[\u1100-\u11ff\u3131-\u318e\ua960-\ua97f\ud7b0-\ud7ff]/;

/** What has all the words or longer ones; where there is nothing, what has words like them. */
export async function suggest(db: Executor, text: string, mostProducts: number): Promise<Suggestions> {
  const terms = queryTerms(withoutUnfinishedSyllable(text.trim()));
  if (terms.length === 0) return nothing;
  const asTyped = await interpret(db, terms, false);
  if (asTyped === null) return nothing;
  const found = await find(db, asTyped, mostProducts);
  if (!isEmpty(found)) return found;
  const guessed = await interpret(db, terms, true);
  return guessed === null || isSame(guessed, asTyped) ? nothing : find(db, guessed, mostProducts);
}

async function find(db: Executor, wanted: Interpretation, mostProducts: number): Promise<Suggestions> {
  const [productIds, categories, shops] = await Promise.all([
    bestMatches(db, withAllWords(wanted), { shops: "usable" }, mostProducts),
    suggestedCategories(db, wanted, mostCategories),
    suggestedShops(db, wanted, mostShops),
  ]);
  return { productIds, categories, shops };
}

function withoutUnfinishedSyllable(text: string): string {
  let end = text.length;
  while (syllableLetter.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function isEmpty({ productIds, categories, shops }: Suggestions): boolean {
  return productIds.length + categories.length + shops.length === 0;
}
