import type { ImportedSku } from "../imported-product.ts";
import { shown } from "../sentence.ts";
import type { StoredSku } from "../../../catalogue/products/stored-products.ts";
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

export interface WrittenSku {
  readonly sku: ImportedSku;
  readonly optionValueIds: readonly number[];
}

export interface SkuIdentity {
  /** Of each written SKU the stored one that it is. */
  readonly match: (written: readonly WrittenSku[], stored: readonly StoredSku[]) => readonly (StoredSku | undefined)[];
  /** Of a product, SKUs that were retired, and that written ones may be. */
  readonly retired: readonly StoredSku[];
  /**
   * What becomes of those that are not written. `soldOut`: they stay, and have to go together with the others. `retired`: they
   * are no SKUs of the product any more.
   */
  readonly leftOver: "soldOut" | "retired";
  /** A number that is not written stays as it is. */
  readonly hasOpenNumbers: boolean;
}

/** As files write them: by the merchant's number, else by their values. A file may have some SKUs of a product only. */
export const skusByNumber: SkuIdentity = { match: matches, retired: [], leftOver: "soldOut", hasOpenNumbers: true };

/**
 * Those that are not written stay in one way or the other: orders, carts and the history of prices refer to them.
 *
 * @throws {Objection} where the SKUs that are written and those that stay do not go together
 */
export function planSkus(
  productId: number,
  written: readonly WrittenSku[],
  present: readonly StoredSku[],
  { ids, match, retired, leftOver, hasOpenNumbers }: SkuIdentity & { readonly ids: NewIds },
): PlannedSkus {
  const known = match(written, [...present, ...retired]);
  const back = retired.filter((sku) => known.includes(sku));
  const gone = leftOver === "retired" ? present.filter((sku) => !known.includes(sku)) : [];
  const stored = [...present.filter((sku) => !gone.includes(sku)), ...back].toSorted((one, other) => one.id - other.id);
  const rows = written.map(({ sku, optionValueIds }, index) => {
    const stock = sku.stock ?? known[index]?.stock;
    if (stock === undefined) throw new Objection("stock", sentence("newSkuWithoutStock"), index);
    const number = hasOpenNumbers ? (sku.number ?? known[index]?.ownNumber ?? null) : sku.number;
    const row = skuRow(productId, { ...sku, number, stock }, optionValueIds, known[index]);
    return row.id === 0 ? { ...row, id: ids.next() } : row;
  });
  const rowOfId = new Map(rows.map((row) => [row.id, row]));
  const after = stored.map((before) => rowOfId.get(before.id) ?? { ...columnsOf(before, productId), stock: 0 });
  complainOfLeftOver(rows, stored, rowOfId);
  const backIds = new Set(idsOf(back));
  const updated = after.filter((row, index) => backIds.has(row.id) || isChanged(stored[index], row));
  const recombined = after.filter((row, index) => !isSameList(stored[index]?.optionValueIds ?? [], row.optionValueIds));
  const renumbered = after.filter((row, index) => stored[index]?.ownNumber !== row.ownNumber);
  const coded = after.filter(
    ({ barcode, makerNumber }, index) =>
      stored[index]?.barcode !== barcode || stored[index].makerNumber !== makerNumber,
  );
  const inserted = rows.filter(({ id }) => id < 0);
  const skus = [...after, ...inserted];
  const used = new Set(skus.flatMap(({ optionValueIds }) => optionValueIds));
  const before = new Set(stored.flatMap(({ optionValueIds }) => optionValueIds));
  const leftValues = [...before].filter((id) => !used.has(id));
  const changes = {
    inserted,
    updated,
    // Of what comes back others may have the values and the number that it had.
    recombined: [...new Set([...idsOf(recombined), ...backIds])],
    renumbered: [...new Set([...idsOf(renumbered), ...backIds])],
    retired: idsOf(gone),
    revived: [...backIds],
    coded: [...idsOf(coded), ...idsOf(back), ...idsOf(gone)],
  };
  return { changes, skus, leftValues };
}

function idsOf(rows: readonly Pick<SkuRow, "id">[]): readonly number[] {
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
    ownNumber: sku.number,
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
