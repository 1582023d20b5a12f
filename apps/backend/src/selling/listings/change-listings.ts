import { announceStockCause } from "../../catalogue/stock/stock-cause.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { ReaderLanguage } from "../../platform/store/language.ts";
import { updateRecords } from "../../platform/store/record-rows.ts";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { inArray } from "../../platform/store/sql.ts";
import { expectListable } from "./expect-listable.ts";
import { lockProducts, lockSkus, type SkuRow } from "./lock-listings.ts";
import { priceProducts } from "./price-products.ts";
import type { Cell } from "./read-cells.ts";

/** A cell that somebody, or an order, has changed meanwhile. */
export interface Conflict {
  readonly cell: Cell;
  readonly now: number | boolean;
}

type SkuCell = Exclude<Cell, { readonly field: "is_on_shelf" }>;

const columns = { price: "price", market_price: "marketPrice", stock: "stock" } as const;

/**
 * Writes the cells that are still what they were taken for, and leaves the others. A product costs what its cheapest SKU
 * costs. Rows are locked in the order of everybody else who changes stock: SKUs by their ids, then products.
 *
 * @throws {DomainError} where one of them is nothing of the shop's
 */
export async function changeListings(
  tx: Executor,
  shopId: number,
  { cells, now, language }: { readonly cells: readonly Cell[]; readonly now: Date; readonly language: ReaderLanguage },
): Promise<readonly Conflict[]> {
  const skuCells = cells.filter((cell) => cell.field !== "is_on_shelf");
  const listingCells = cells.filter((cell) => cell.field === "is_on_shelf");
  const skuRows =
    skuCells.length === 0
      ? new Map<number, SkuRow>()
      : await lockSkus(tx, shopId, inArray(skus.id, [...idsOf(skuCells)]));
  const productRows = await lockProducts(tx, shopId, [
    ...new Set([...idsOf(listingCells), ...[...skuRows.values()].map(({ productId }) => productId)]),
  ]);
  const conflicts: Conflict[] = [];
  const changedSkus = [...Map.groupBy(skuCells, (cell) => cell.id)].flatMap(([id, own]) => {
    const { price, marketPrice, stock } = known(skuRows, id);
    const values = valuesOf(known(skuRows, id), own, conflicts);
    return Object.keys(values).length === 0 ? [] : [{ id, price, marketPrice, stock, ...values }];
  });
  const forSale: number[] = [];
  const changedProducts = listingCells.flatMap((cell) => {
    const { isOnShelf } = known(productRows, cell.id);
    if (isOnShelf === cell.to) return [];
    if (cell.to) forSale.push(cell.id);
    if (isOnShelf === cell.from) return [{ id: cell.id, isOnShelf: cell.to, updatedAt: now }];
    conflicts.push({ cell, now: isOnShelf });
    return [];
  });
  const rowsForSale = forSale.map((id) => known(productRows, id));
  await expectListable(tx, shopId, rowsForSale, { now, language });
  if (changedSkus.length > 0) await announceStockCause(tx, { cause: "by_hand", id: null });
  await updateRecords(tx, skus, "id", changedSkus);
  await updateRecords(tx, products, "id", changedProducts);
  const priced = skuCells.filter(({ field }) => field !== "stock").map(({ id }) => known(skuRows, id).productId);
  await priceProducts(tx, [...new Set(priced)], now);
  return conflicts;
}

function idsOf(cells: readonly Cell[]): readonly number[] {
  return [...new Set(cells.map(({ id }) => id))];
}

/** @throws {DomainError} where it is not there for the shop */
function known<Row>(rows: ReadonlyMap<number, Row>, id: number): Row {
  const row = rows.get(id);
  if (row === undefined) throw new DomainError("shelfProductGone", { notFound: true });
  return row;
}

/** The columns to write; what is so already is no conflict, whoever has written it. */
function valuesOf(sku: SkuRow, cells: readonly SkuCell[], conflicts: Conflict[]): Partial<SkuRow> {
  const values: Record<string, number> = {};
  for (const cell of cells) {
    const present = sku[columns[cell.field]];
    if (present === cell.to) continue;
    if (present !== cell.from) conflicts.push({ cell, now: present });
    else values[columns[cell.field]] = cell.to;
  }
  return values;
}
