import { productFlags, type ColumnStore } from "./column-store.ts";
import { SparseIndex } from "./sparse-index.ts";
import type { RowIds, ShopStates } from "./filter-rows.ts";

/**
 * Of each article one offer, the one that comes first: what can be bought before what cannot, then what costs less now,
 * then the older product. The rows of its other offers are left out; products that nobody else sells all remain.
 */
export function bestOfArticles(columns: ColumnStore, shops: ShopStates, rowIds: RowIds): RowIds {
  const { article: articles } = columns;
  const { length } = rowIds;
  const best = new SparseIndex();
  let isOffered = false;
  for (let index = 0; index < length; index += 1) {
    const rowId = rowIds[index] ?? 0;
    const article = articles[rowId] ?? 0;
    if (article === 0) continue;
    isOffered = true;
    const known = best.of(article);
    if (known < 0 || comesBefore(columns, shops, rowId, known)) best.set(article, rowId);
  }
  if (!isOffered) return rowIds;
  const remaining = new Int32Array(length);
  let count = 0;
  for (let index = 0; index < length; index += 1) {
    const rowId = rowIds[index] ?? 0;
    const article = articles[rowId] ?? 0;
    if (article === 0 || best.of(article) === rowId) remaining[count++] = rowId;
  }
  return remaining.subarray(0, count);
}

function comesBefore(columns: ColumnStore, shops: ShopStates, one: number, other: number): boolean {
  const buyable = canBeBought(columns, shops, one);
  if (buyable !== canBeBought(columns, shops, other)) return buyable;
  const price = columns.price[one] ?? 0;
  const otherPrice = columns.price[other] ?? 0;
  return price === otherPrice ? (columns.id[one] ?? 0) < (columns.id[other] ?? 0) : price < otherPrice;
}

function canBeBought(columns: ColumnStore, shops: ShopStates, rowId: number): boolean {
  return (
    ((columns.flags[rowId] ?? 0) & productFlags.inStock) !== 0 && shops.takesPayments[columns.shop[rowId] ?? 0] === 1
  );
}
