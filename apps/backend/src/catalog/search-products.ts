import type { Executor } from "../store/database.ts";
import { interpret, isSame } from "../search/interpretation.ts";
import { queryTerms } from "../search/query-terms.ts";
import { findMatches } from "./find-matches.ts";
import { findProducts } from "./find-products.ts";
import type { FoundProducts } from "./found-products.ts";
import type { Window } from "./window.ts";
import { withAllWords, withSomeWords, type WordMatch } from "./matching-words.ts";
import type { ProductFilter } from "./product-filter.ts";
import type { ProductOrder } from "./product-order.ts";

export interface SearchRequest {
  /** What was typed; "" for every product. */
  readonly text: string;
  readonly filter: ProductFilter;
  /** Null: the best match first, or `otherwise` where nothing was typed. */
  readonly order: ProductOrder | null;
  readonly otherwise: ProductOrder;
}

const nothing: FoundProducts = { ids: [], total: 0 };

/**
 * Products with all the words; where there are none, with words like them; where there are none either, with some of
 * them.
 */
export async function searchProducts(db: Executor, request: SearchRequest, window: Window): Promise<FoundProducts> {
  const { text, filter, order, otherwise } = request;
  if (text === "") return findProducts(db, { filter, order: order ?? otherwise }, window);
  const find = (match: WordMatch): Promise<FoundProducts> => findMatches(db, match, filter, order, window);

  const terms = queryTerms(text);
  const asTyped = await interpret(db, terms, false);
  if (asTyped === null) return nothing;
  const found = await find(withAllWords(asTyped));
  if (found.total > 0) return found;
  const guessed = await interpret(db, terms, true);
  if (guessed !== null && !isSame(guessed, asTyped)) {
    const similar = await find(withAllWords(guessed));
    if (similar.total > 0) return similar;
  }
  for (const least of fewerWords(asTyped.clauses.length)) {
    const partly = await find(withSomeWords(asTyped, least));
    if (partly.total > 0) return partly;
  }
  return nothing;
}

/** Tries half of the words, then one, unless there are so many that one of them says nothing. */
function fewerWords(count: number): readonly number[] {
  if (count < 2) return [];
  const half = Math.ceil(count / 2);
  return count < 4 && half > 1 ? [half, 1] : [half];
}
