import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { updateRecords } from "../../platform/store/record-rows.ts";
import { products, productTakedowns, productTexts, skus } from "../../platform/store/schema/catalog.ts";
import { and, asc, eq, inArray, isNull, sql } from "../../platform/store/sql.ts";
import type { Cell } from "./read-cells.ts";

/** A cell that somebody, or an order, has changed meanwhile. */
export interface Conflict {
  readonly cell: Cell;
  readonly now: number | boolean;
}

type Product = typeof products.$inferSelect;
type Sku = typeof skus.$inferSelect;
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
  { cells, now }: { readonly cells: readonly Cell[]; readonly now: Date },
): Promise<readonly Conflict[]> {
  const skuCells = cells.filter((cell) => cell.field !== "is_on_shelf");
  const listingCells = cells.filter((cell) => cell.field === "is_on_shelf");
  const skuRows = await lockSkus(tx, shopId, idsOf(skuCells));
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
  await expectNotTakenDown(tx, forSale);
  await updateRecords(tx, skus, "id", changedSkus);
  await updateRecords(tx, products, "id", changedProducts);
  const priced = skuCells.filter(({ field }) => field !== "stock").map(({ id }) => known(skuRows, id).productId);
  await priceProducts(tx, [...new Set(priced)], now);
  return conflicts;
}

function idsOf(cells: readonly Cell[]): readonly number[] {
  return [...new Set(cells.map(({ id }) => id))];
}

async function lockSkus(tx: Executor, shopId: number, ids: readonly number[]): Promise<ReadonlyMap<number, Sku>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ sku: skus })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(inArray(skus.id, [...ids]), eq(products.shopId, shopId), isNull(products.deletedAt)))
    .orderBy(asc(skus.id))
    .for("no key update", { of: skus });
  return new Map(rows.map(({ sku }) => [sku.id, sku]));
}

async function lockProducts(
  tx: Executor,
  shopId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Product>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.shopId, shopId), isNull(products.deletedAt)))
    .orderBy(asc(products.id))
    .for("no key update");
  return new Map(rows.map((row) => [row.id, row]));
}

/** @throws {DomainError} where it is not there for the shop */
function known<Row>(rows: ReadonlyMap<number, Row>, id: number): Row {
  const row = rows.get(id);
  if (row === undefined) throw new DomainError("shelfProductGone", { notFound: true });
  return row;
}

/** @throws {DomainError} where one of them is not to be sold, with its name */
async function expectNotTakenDown(tx: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const [down] = await tx
    .select({ name: productTexts.name })
    .from(productTakedowns)
    .innerJoin(productTexts, eq(productTexts.productId, productTakedowns.productId))
    .where(inArray(productTakedowns.productId, [...ids]))
    .orderBy(asc(productTakedowns.productId))
    .limit(1);
  if (down !== undefined) throw new DomainError("shelfTakenDown", { parameter: down.name });
}

/** The columns to write; what is so already is no conflict, whoever has written it. */
function valuesOf(sku: Sku, cells: readonly SkuCell[], conflicts: Conflict[]): Partial<Sku> {
  const values: Record<string, number> = {};
  for (const cell of cells) {
    const present = sku[columns[cell.field]];
    if (present === cell.to) continue;
    if (present !== cell.from) conflicts.push({ cell, now: present });
    else values[columns[cell.field]] = cell.to;
  }
  return values;
}

async function priceProducts(tx: Executor, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    update ${products} as product
    set price = cheapest.price, market_price = cheapest.market_price, updated_at = ${now.toISOString()}
    from (
      select distinct on (product_id) product_id, price, market_price from ${skus}
      where product_id = any(${sql.param(ids)}::int[]) order by product_id, price, market_price, id
    ) as cheapest
    where cheapest.product_id = product.id
      and (product.price, product.market_price) is distinct from (cheapest.price, cheapest.market_price)`);
}
