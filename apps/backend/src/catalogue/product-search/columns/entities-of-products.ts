import { entityKey } from "../index/entities.ts";
import type { ProductRow } from "../read/read-product-rows.ts";
import type { ColumnStore } from "./column-store.ts";

/** The lists that a product is in besides its own words: its categories, brand, shop, and what its options offer. */
export function entitiesOfRow(row: ProductRow): readonly string[] {
  const categories = [row.firstCategoryId, row.secondCategoryId, row.thirdCategoryId];
  return [
    ...categories.flatMap((id) => (id === null ? [] : [entityKey("category", id)])),
    ...(row.brandId === null ? [] : [entityKey("brand", row.brandId)]),
    entityKey("shop", row.shopId),
    ...row.meanings.map(({ id }) => entityKey("meaning", id)),
  ];
}

/** The same of a row of the columns. */
export function entitiesAt(columns: ColumnStore, rowId: number): readonly string[] {
  const categories = [columns.firstCategory, columns.secondCategory, columns.thirdCategory].map(
    (column) => column[rowId] ?? 0,
  );
  const brand = columns.brand[rowId] ?? 0;
  const start = columns.meaningStart[rowId] ?? 0;
  const meanings = columns.meaningPool.subarray(start, start + (columns.meaningCount[rowId] ?? 0));
  return [
    ...categories.flatMap((number) => (number === 0 ? [] : [entityKey("category", columns.categories.idOf(number))])),
    ...(brand === 0 ? [] : [entityKey("brand", columns.brands.idOf(brand))]),
    entityKey("shop", columns.shops.idOf(columns.shop[rowId] ?? 0)),
    ...Array.from(meanings, (number) => entityKey("meaning", columns.meanings.idOf(number))),
  ];
}
