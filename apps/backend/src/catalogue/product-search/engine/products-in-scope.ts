import type { FactColumns } from "../facts/fact-columns.ts";
import { type IndexScope, type Places, placesInScope } from "../facts/selection.ts";
import type { WordHits } from "../facts/word-hits.ts";
import type { Query } from "../meaning/query.ts";
import type { Reading } from "../meaning/reading.ts";
import type { IndexedProducts } from "../product-index.ts";
import { arrangesProducts, type SearchRules } from "../rules/search-rules.ts";
import { applyRules } from "../scoring/apply-rules.ts";

interface ProductsInScope {
  /** All of its products, however it is narrowed down. */
  readonly places: Places;
  /** How well each matches what was searched for, as rules have it; null where neither says anything. */
  readonly hits: WordHits | null;
  /** Nothing but rules tells them apart. */
  readonly isRuledAlone: boolean;
  /** What that was understood as. */
  readonly query: Query | null;
}

/** A text means what it means without filters: one that is set does not turn a search into another one. */
export function productsInScope(
  { facts, shops, searcher }: IndexedProducts,
  text: string,
  reading: Reading,
  scope: IndexScope,
  rules: SearchRules,
): ProductsInScope {
  const answer = text === "" ? null : searcher.find(text, reading, rules.synonyms);
  const query = answer?.query ?? null;
  const found = answer === null || isPriceAlone(answer.query) ? null : answer.hits;
  const hits = arrangesProducts(rules)
    ? applyRules(found ?? alike(placesInScope(facts, shops, scope, null)), rules, (id) => facts.positionOf(id))
    : found;
  // What is pinned is shown only where it belongs to the list.
  const places = placesInScope(facts, shops, scope, hits?.places ?? null);
  return {
    places: query === null ? places : withinPrices(facts, places, query),
    hits,
    isRuledAlone: found === null,
    query,
  };
}

function isPriceAlone({ concepts, minPrice, maxPrice }: Query): boolean {
  return concepts.length === 0 && (minPrice !== null || maxPrice !== null);
}

/** Products that nothing tells apart. */
function alike(places: Places): WordHits {
  return { places, ranks: new Uint8Array(places.length) };
}

/** "under 100" is what a visitor pays now. */
function withinPrices({ price }: FactColumns, places: Places, { minPrice, maxPrice }: Query): Places {
  if (minPrice === null && maxPrice === null) return places;
  const [min, max] = [minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY];
  return places.filter((place) => (price[place] ?? 0) >= min && (price[place] ?? 0) <= max);
}
