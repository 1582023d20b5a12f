import type { Database } from "../store/database.ts";
import { bestMatch } from "./best-match.ts";
import { firstPlaces } from "../product-search/facts/first-places.ts";
import { learnMeanings } from "../product-search/read/learn-meanings.ts";
import type { ProductIndex } from "../product-search/product-index.ts";
import type { Reading } from "../product-search/meaning/reading.ts";
import { type FacetFilters, isNarrowed, passingAll } from "../product-search/facts/selection.ts";
import { ranksByPlace } from "../product-search/facts/word-hits.ts";
import { findProducts } from "./find-products.ts";
import { type FoundProducts, mostListed } from "./found-products.ts";
import { indexedScope, type ScopeFilter } from "./indexed-scope.ts";
import { isByPrice, orderKeys, type ProductOrder } from "./product-order.ts";
import type { Window } from "./window.ts";

export interface ListServices {
  readonly db: Database;
  readonly productIndex: ProductIndex;
}

export interface ListRequest {
  /** What was typed; "" for every product. */
  readonly text: string;
  /** On a page of which language, and whether mistakes may be put right. */
  readonly reading: Reading;
  readonly filter: ScopeFilter;
  /** Null: the best match first, or `otherwise` where nothing was typed. */
  readonly order: ProductOrder | null;
  readonly otherwise: ProductOrder;
  readonly narrowedBy: FacetFilters;
}

export interface ListedProducts extends FoundProducts {
  /** What was searched for in place of what was typed, where that was taken for a mistake. */
  readonly corrected: string | null;
}

/**
 * A list, searched and narrowed down or not. One of all products comes from the indices of the store. Where words or filters
 * meet, offers of one article, or regular prices and those of flash sales, none of these says which products are left, how
 * many, or in what order, without looking at the others: so they are picked and put in order in memory.
 */
export async function listedProducts(
  { db, productIndex }: ListServices,
  request: ListRequest,
  window: Window,
  now: Date,
): Promise<ListedProducts> {
  const { text, reading, filter, narrowedBy, order, otherwise } = request;
  const listOrder = order ?? otherwise;
  if (text === "" && !isNarrowed(narrowedBy) && !isByPrice(listOrder))
    return { ...(await findProducts(db, { filter, order: listOrder }, window)), corrected: null };
  const products = await productIndex.at(now);
  const { facts, shops } = products;
  await learnMeanings(db, facts, narrowedBy.meaningIds);
  const { places, hits, query } = await indexedScope(db, products, text, reading, filter);
  const passing = passingAll(facts, shops, places, narrowedBy);
  const total = passing.length;
  const corrected = query?.corrected ?? null;
  if (window.offset >= Math.min(total, mostListed)) return { ids: [], total, corrected };
  const found =
    order === null && hits !== null
      ? firstPlaces(facts, passing, bestMatch, window, ranksByPlace(facts, hits))
      : firstPlaces(facts, passing, orderKeys(listOrder), window);
  return { ids: found.map((place) => facts.id[place] ?? 0), total, corrected };
}
