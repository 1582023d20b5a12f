import type { ColumnStore } from "../columns/column-store.ts";
import { type RowIds, rowsInScope } from "../columns/filter-rows.ts";
import type { IndexScope } from "../columns/filters.ts";
import type { WordHits } from "../scoring/scores.ts";
import type { Query, Reading } from "../meaning/query.ts";
import type { IndexedProducts } from "../product-index.ts";
import { arrangesProducts, type SearchRules } from "../rules/search-rules.ts";
import { applyRules } from "../scoring/apply-rules.ts";

interface ProductsInScope {
  /** All of its products, however it is narrowed down. */
  readonly rowIds: RowIds;
  /** How well each matches what was searched for, as rules have it; null where neither says anything. */
  readonly hits: WordHits | null;
  /** Nothing but rules tells them apart. */
  readonly isRuledAlone: boolean;
  /** What that was understood as. */
  readonly query: Query | null;
}

/** A text means what it means without filters: one that is set does not turn a search into another one. */
export function productsInScope(
  { columns, shops, searcher }: IndexedProducts,
  text: string,
  reading: Reading,
  scope: IndexScope,
  rules: SearchRules,
): ProductsInScope {
  const answer = text === "" ? null : searcher.find(text, reading, rules.synonyms);
  const query = answer?.query ?? null;
  const found = answer === null || isPriceAlone(answer.query) ? null : answer.hits;
  const hits = arrangesProducts(rules)
    ? applyRules(found ?? alike(rowsInScope(columns, shops, scope, null)), rules, (id) => columns.rowIdOf(id))
    : found;
  // What is pinned is shown only where it belongs to the list.
  const rowIds = rowsInScope(columns, shops, scope, hits?.rowIds ?? null);
  return {
    rowIds: query === null ? rowIds : withinPrices(columns, rowIds, query),
    hits,
    isRuledAlone: found === null,
    query,
  };
}

function isPriceAlone({ concepts, minPrice, maxPrice }: Query): boolean {
  return concepts.length === 0 && (minPrice !== null || maxPrice !== null);
}

/** Products that nothing tells apart. */
function alike(rowIds: RowIds): WordHits {
  return { rowIds, ranks: new Uint8Array(rowIds.length) };
}

/** "under 100" is what a visitor pays now. */
function withinPrices({ price }: ColumnStore, rowIds: RowIds, { minPrice, maxPrice }: Query): RowIds {
  if (minPrice === null && maxPrice === null) return rowIds;
  const [min, max] = [minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY];
  return rowIds.filter((rowId) => (price[rowId] ?? 0) >= min && (price[rowId] ?? 0) <= max);
}
