import type { Database } from "../../platform/store/database.ts";
import { type FacetFilters, hasFilters } from "../product-search/columns/filters.ts";
import type { Reading } from "../product-search/meaning/query.ts";
import type { AskedOptions, ListAnswer, NearestSearch, ProductSearch } from "../product-search/product-search.ts";
import { findProducts } from "./find-products.ts";
import { type FoundProducts, maxListed, type Window } from "./product-list.ts";
import { listScope, type ScopeFilter, ruledList } from "./list-scope.ts";
import { arrangesProducts, type SearchRules } from "../product-search/rules/search-rules.ts";
import { withRules } from "../product-search/rules/find-rules.ts";
import { isByPrice, orderKeys, type ProductOrder } from "./product-order.ts";

export interface ListServices {
  readonly db: Database;
  readonly productSearch: ProductSearch;
}

export interface ListRequest {
  /** What was typed; "" for every product. */
  readonly text: string;
  /** On a page of which language, and whether mistakes may be put right. */
  readonly reading: Reading;
  readonly filter: ScopeFilter;
  /** Null: the best match first, or `fallbackOrder` where nothing was typed. */
  readonly order: ProductOrder | null;
  readonly fallbackOrder: ProductOrder;
  readonly narrowedBy: FacetFilters;
  /** To be tried in the place of those that are in force. */
  readonly rules?: SearchRules;
}

export interface ListedProducts extends FoundProducts {
  /** What was searched for in place of what was typed, where that was taken for a mistake. */
  readonly corrected: string | null;
  /** Where the text finds nothing, what comes nearest. */
  readonly nearest: NearestSearch | null;
  /** The path of the shop that is to be shown in its place. */
  readonly redirect: string | null;
  /** What was asked for of the options of the products of the page, where they have it. */
  readonly askedOptions: readonly AskedOptions[];
}

/**
 * A list, searched and narrowed down or not. One of all products comes from the indices of the store. Where words or filters
 * meet, offers of one article, or regular prices and those of flash sales, none of these says which products are left, how
 * many, or in what order, without looking at the others: so they are picked and put in order in memory, as is what rules
 * arrange.
 */
export async function listedProducts(
  { db, productSearch }: ListServices,
  request: ListRequest,
  window: Window,
  now: Date,
): Promise<ListedProducts> {
  const { text, reading, filter, narrowedBy, order, fallbackOrder } = request;
  const listOrder = order ?? fallbackOrder;
  const find = async (rules: SearchRules): Promise<ListAnswer> => {
    if (text === "" && !hasFilters(narrowedBy) && !isByPrice(listOrder) && !arrangesProducts(rules)) {
      const listed = await findProducts(db, { filter, order: listOrder }, window);
      return { ...listed, corrected: null, nearest: null, askedOptions: [] };
    }
    return productSearch.list({
      text,
      reading,
      scope: await listScope(db, filter),
      filters: narrowedBy,
      rules,
      order: order === null ? null : orderKeys(order),
      fallbackOrder: orderKeys(fallbackOrder),
      window: window.offset >= maxListed ? { size: 0, offset: 0 } : { size: window.size, offset: window.offset },
      now,
    });
  };
  const { answer, rules } =
    request.rules === undefined
      ? await withRules(db, ruledList(text, filter), now, find)
      : { answer: await find(request.rules), rules: request.rules };
  return { ...answer, redirect: rules.redirect };
}
