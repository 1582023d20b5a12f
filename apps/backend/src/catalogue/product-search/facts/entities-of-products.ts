import { entityKey } from "../index/entities.ts";
import type { ProductFactsRow } from "../read/read-facts.ts";
import type { FactColumns } from "./fact-columns.ts";

/** The lists that a product is in besides its own words: its categories, brand, shop, and what its options offer. */
export function entitiesOfRow(row: ProductFactsRow): readonly string[] {
  const categories = [row.firstCategoryId, row.secondCategoryId, row.thirdCategoryId];
  return [
    ...categories.flatMap((id) => (id === null ? [] : [entityKey("category", id)])),
    ...(row.brandId === null ? [] : [entityKey("brand", row.brandId)]),
    entityKey("shop", row.shopId),
    ...row.meanings.map(({ id }) => entityKey("meaning", id)),
  ];
}

/** The same of a place in the columns. */
export function entitiesAt(facts: FactColumns, place: number): readonly string[] {
  const categories = [facts.firstCategory, facts.secondCategory, facts.thirdCategory].map(
    (column) => column[place] ?? 0,
  );
  const brand = facts.brand[place] ?? 0;
  const start = facts.meaningStart[place] ?? 0;
  const meanings = facts.meaningPool.subarray(start, start + (facts.meaningCount[place] ?? 0));
  return [
    ...categories.flatMap((number) => (number === 0 ? [] : [entityKey("category", facts.categories.idOf(number))])),
    ...(brand === 0 ? [] : [entityKey("brand", facts.brands.idOf(brand))]),
    entityKey("shop", facts.shops.idOf(facts.shop[place] ?? 0)),
    ...Array.from(meanings, (number) => entityKey("meaning", facts.meanings.idOf(number))),
  ];
}
