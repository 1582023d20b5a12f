import type { ImportedSku } from "../imported-product.ts";
import { shown } from "../sentence.ts";
import type { StoredSku } from "../stored-product.ts";
import type { NewIds } from "./new-ids.ts";
import { Objection, type SkuChanges, type SkuRow } from "./product-plan.ts";
import { sentence } from "../sentence.ts";

export interface PlannedSkus {
  readonly changes: SkuChanges;
  /** All that the product has then, in the order of their ids, new ones last. */
  readonly skus: readonly SkuRow[];
  /** Values that no SKU has any more. */
  readonly leftValues: readonly number[];
}

interface WrittenSku {
  readonly sku: ImportedSku;
  readonly optionValueIds: readonly number[];
}

/**
 * SKUs are known by the merchant's number, else by their values. Those that the file does not have are sold out, and stay:
 * orders, carts and the history of prices refer to them.
 *
 * @throws {Objection} where the SKUs of the file and those that stay do not go together
 */
export function planSkus(
  productId: number,
  written: readonly WrittenSku[],
  stored: readonly StoredSku[],
  ids: NewIds,
): PlannedSkus {
  const known = matches(written, stored);
  const rows = written.map(({ sku, optionValueIds }, index) => {
    const stock = sku.stock ?? known[index]?.stock;
    if (stock === undefined) throw new Objection("stock", sentence("newSkuWithoutStock"), index);
    const row = skuRow(productId, { ...sku, stock }, optionValueIds, known[index]);
    return row.id === 0 ? { ...row, id: ids.next() } : row;
  });
  const rowOfId = new Map(rows.map((row) => [row.id, row]));
  const after = stored.map((before) => rowOfId.get(before.id) ?? { ...columnsOf(before, productId), stock: 0 });
  complainOfLeftOver(rows, stored, rowOfId);
  const updated = after.filter((row, index) => isChanged(stored[index], row));
  const recombined = after.filter((row, index) => !isSameList(stored[index]?.optionValueIds ?? [], row.optionValueIds));
  const coded = after.filter(
    ({ barcode, makerNumber }, index) =>
      stored[index]?.barcode !== barcode || stored[index].makerNumber !== makerNumber,
  );
  const inserted = rows.filter(({ id }) => id < 0);
  const skus = [...after, ...inserted];
  const used = new Set(skus.flatMap(({ optionValueIds }) => optionValueIds));
  const before = new Set(stored.flatMap(({ optionValueIds }) => optionValueIds));
  const leftValues = [...before].filter((id) => !used.has(id));
  return { changes: { inserted, updated, recombined: idsOf(recombined), coded: idsOf(coded) }, skus, leftValues };
}

function idsOf(rows: readonly SkuRow[]): readonly number[] {
  return rows.map(({ id }) => id);
}

/** Of each written SKU the stored one that it is. */
function matches(written: readonly WrittenSku[], stored: readonly StoredSku[]): readonly (StoredSku | undefined)[] {
  const numbered = new Map(stored.map((sku) => [sku.ownNumber, sku]));
  const byNumber = written.map(({ sku }) => (sku.number === null ? undefined : numbered.get(sku.number)));
  const taken = new Set(byNumber);
  const free = stored.filter((sku) => !taken.has(sku));
  const combined = new Map(free.map((sku) => [sku.optionValueIds.join(), sku]));
  return written.map(({ optionValueIds }, index) => byNumber[index] ?? combined.get(optionValueIds.join()));
}

/** With the id 0 where it is new. */
function skuRow(
  productId: number,
  sku: ImportedSku & { readonly stock: number },
  optionValueIds: readonly number[],
  stored: StoredSku | undefined,
): SkuRow {
  return {
    id: stored?.id ?? 0,
    productId,
    ownNumber: sku.number ?? stored?.ownNumber ?? null,
    optionValueIds: [...optionValueIds],
    price: sku.price,
    marketPrice: sku.marketPrice ?? stored?.marketPrice ?? 0,
    stock: sku.stock,
    image: sku.image === undefined ? (stored?.image ?? null) : sku.image,
    barcode: sku.barcode === undefined ? (stored?.barcode ?? null) : sku.barcode,
    makerNumber: sku.makerNumber === undefined ? (stored?.makerNumber ?? null) : sku.makerNumber,
  };
}

function columnsOf(sku: StoredSku, productId: number): SkuRow {
  const { id, ownNumber, optionValueIds, price, marketPrice, stock, image, barcode, makerNumber } = sku;
  return { id, productId, ownNumber, optionValueIds, price, marketPrice, stock, image, barcode, makerNumber };
}

/** What stays must have a value of each option, and values of its own. */
function complainOfLeftOver(
  rows: readonly SkuRow[],
  stored: readonly StoredSku[],
  rowOfId: ReadonlyMap<number, SkuRow>,
): void {
  const leftOver = stored.filter(({ id }) => !rowOfId.has(id));
  const options = rows[0]?.optionValueIds.length ?? 0;
  for (const sku of leftOver) {
    const name = sku.ownNumber === null ? `#${sku.id}` : shown(sku.ownNumber);
    if (sku.optionValueIds.length !== options) throw new Objection("options", sentence("otherOptions", { sku: name }));
    const twin = rows.findIndex(({ optionValueIds }) => isSameList(optionValueIds, sku.optionValueIds));
    if (twin !== -1) throw new Objection("values", sentence("valuesTaken", { sku: name }), twin);
  }
}

function isChanged(before: StoredSku | undefined, after: SkuRow): boolean {
  if (before === undefined) return true;
  const { optionValueIds, ...columns } = after;
  const isSame = Object.entries(columns).every(
    ([column, value]) => column === "productId" || before[column as keyof StoredSku] === value,
  );
  return !isSame || !isSameList(before.optionValueIds, optionValueIds);
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
