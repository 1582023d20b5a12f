import type { FactColumns } from "../facts/fact-columns.ts";
import { type IndexScope, type Places, placesInScope } from "../facts/selection.ts";
import type { WordHits } from "../facts/word-hits.ts";
import type { Query } from "../meaning/query.ts";
import type { Reading } from "../meaning/reading.ts";
import type { IndexedProducts } from "../product-index.ts";

interface ProductsInScope {
  /** All of its products, however it is narrowed down. */
  readonly places: Places;
  /** How well each matches what was searched for; null where nothing was. */
  readonly hits: WordHits | null;
  /** What that was understood as. */
  readonly query: Query | null;
}

/** A text means what it means without filters: one that is set does not turn a search into another one. */
export function productsInScope(
  { facts, shops, searcher }: IndexedProducts,
  text: string,
  reading: Reading,
  scope: IndexScope,
): ProductsInScope {
  if (text === "") return { places: placesInScope(facts, shops, scope, null), hits: null, query: null };
  const { hits, query } = searcher.find(text, reading);
  const { concepts, minPrice, maxPrice } = query;
  const isPriceAlone = concepts.length === 0 && (minPrice !== null || maxPrice !== null);
  const places = placesInScope(facts, shops, scope, isPriceAlone ? null : hits.places);
  return { places: withinPrices(facts, places, query), hits: isPriceAlone ? null : hits, query };
}

/** "under 100" is what a visitor pays now. */
function withinPrices({ price }: FactColumns, places: Places, { minPrice, maxPrice }: Query): Places {
  if (minPrice === null && maxPrice === null) return places;
  const [min, max] = [minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY];
  return places.filter((place) => (price[place] ?? 0) >= min && (price[place] ?? 0) <= max);
}
