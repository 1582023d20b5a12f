import { bestMatch } from "../catalog/best-match.ts";
import { firstPlaces } from "../product-search/facts/first-places.ts";
import { placesInScope } from "../product-search/facts/selection.ts";
import { ranksByPlace } from "../product-search/facts/word-hits.ts";
import type { ProductIndex } from "../product-search/product-index.ts";
import type { Database } from "../store/database.ts";
import type { Language } from "../store/language.ts";
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

interface SuggestServices {
  readonly db: Database;
  readonly productIndex: ProductIndex;
}

/** A letter of a Korean syllable that has not been finished. */
const syllableLetter = /[\u1100-\u11ff\u3131-\u318e\ua960-\ua97f\ud7b0-\ud7ff]/;

/** What has all the words or longer ones, or what they were probably meant to be. */
export async function suggest(
  { db, productIndex }: SuggestServices,
  text: string,
  { language, mostProducts, now }: { readonly language: Language; readonly mostProducts: number; readonly now: Date },
): Promise<Suggestions> {
  const typed = withoutUnfinishedSyllable(text.trim());
  if (typed === "") return { productIds: [], categories: [], shops: [] };
  const { facts, shops, searcher } = await productIndex.at(now);
  const reading = { language, isLiteral: false, isTyping: true };
  const { hits, query } = searcher.find(typed, reading);
  const places = placesInScope(facts, shops, {}, hits.places);
  const first = firstPlaces(facts, places, bestMatch, { size: mostProducts, offset: 0 }, ranksByPlace(facts, hits));
  const productIds = first.map((place) => facts.id[place] ?? 0);
  const [categories, merchants] = await Promise.all([
    suggestedCategories(db, searcher.named(query, "category"), mostCategories),
    suggestedShops(db, searcher.named(query, "shop"), mostShops),
  ]);
  return { productIds, categories, shops: merchants };
}

function withoutUnfinishedSyllable(text: string): string {
  let end = text.length;
  while (syllableLetter.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
