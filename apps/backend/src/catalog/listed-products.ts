import type { Database } from "../store/database.ts";
import { firstPlaces, type OrderKey } from "../product-index/first-places.ts";
import { learnMeanings } from "../product-index/learn-meanings.ts";
import type { ProductIndex } from "../product-index/product-index.ts";
import { type FacetFilters, isNarrowed, passingAll } from "../product-index/selection.ts";
import { ranksByPlace } from "../product-index/word-hits.ts";
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
  readonly filter: ScopeFilter;
  /** Null: the best match first, or `otherwise` where nothing was typed. */
  readonly order: ProductOrder | null;
  readonly otherwise: ProductOrder;
  readonly narrowedBy: FacetFilters;
}

/** Best-selling first among products that match equally well. */
const bestMatch: readonly OrderKey[] = [{ by: "rank", direction: "asc" }, ...orderKeys("best-selling")];

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
): Promise<FoundProducts> {
  const { text, filter, narrowedBy, order, otherwise } = request;
  const listOrder = order ?? otherwise;
  if (text === "" && !isNarrowed(narrowedBy) && !isByPrice(listOrder))
    return findProducts(db, { filter, order: listOrder }, window);
  const products = await productIndex.at(now);
  const { facts, shops } = products;
  await learnMeanings(db, facts, narrowedBy.meaningIds);
  const { places, hits } = await indexedScope(db, products, text, filter);
  const passing = passingAll(facts, shops, places, narrowedBy);
  const total = passing.length;
  if (window.offset >= Math.min(total, mostListed)) return { ids: [], total };
  const found =
    order === null && hits !== null
      ? firstPlaces(facts, passing, bestMatch, window, ranksByPlace(facts, hits))
      : firstPlaces(facts, passing, orderKeys(listOrder), window);
  return { ids: found.map((place) => facts.id[place] ?? 0), total };
}
