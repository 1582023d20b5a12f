import { storedProducts } from "../../catalogue/products/stored-products.ts";
import { announceStockCause } from "../../catalogue/stock/stock-cause.ts";
import type { Executor } from "../../platform/store/database.ts";
import { updateRecords } from "../../platform/store/record-rows.ts";
import type { BulkFreight, BulkValue } from "../../platform/store/schema/bulk-changes.ts";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { productShipping } from "../../platform/store/schema/freight.ts";
import { inArray, sql } from "../../platform/store/sql.ts";
import { approvalPolicy } from "../approvals/approval-policy.ts";
import { noteWritten } from "../approvals/note-written.ts";
import { priceProducts } from "../listings/price-products.ts";

/** What products are to become, under their locks. */
export interface ValuesToWrite {
  readonly shopId: number;
  readonly changeId: number;
  readonly values: ReadonlyMap<number, readonly BulkValue[]>;
  readonly now: Date;
}

type SkuValue = Extract<BulkValue, { readonly skuId: number }>;

export async function writeValues(tx: Executor, { shopId, changeId, values, now }: ValuesToWrite): Promise<void> {
  const all = [...values].flatMap(([productId, own]) => own.map((value) => ({ productId, value })));
  const ofSkus = all.flatMap(({ productId, value }) => ("skuId" in value ? [{ productId, value }] : []));
  await writeSkus(tx, ofSkus, changeId);
  const priced = ofSkus.filter(({ value: { column } }) => column !== "stock").map(({ productId }) => productId);
  await priceProducts(tx, [...new Set(priced)], now);
  await updateRecords(
    tx,
    products,
    "id",
    all.flatMap(({ productId: id, value: { column, became } }) =>
      column === "isOnShelf" ? [{ id, isOnShelf: became, updatedAt: now }] : [],
    ),
  );
  await updateRecords(
    tx,
    products,
    "id",
    all.flatMap(({ productId: id, value: { column, became } }) =>
      column === "shopCategoryId" ? [{ id, shopCategoryId: became, updatedAt: now }] : [],
    ),
  );
  await writeCategories(tx, all, { shopId, now });
  for (const [became, ids] of freightGroups(all)) await writeFreight(tx, ids, became);
}

type OfProduct = readonly { readonly productId: number; readonly value: BulkValue }[];

async function writeSkus(
  tx: Executor,
  changed: readonly { readonly value: SkuValue }[],
  changeId: number,
): Promise<void> {
  if (changed.length === 0) return;
  await announceStockCause(tx, { cause: "bulk", id: changeId });
  // All of one edit, so all of one column.
  for (const [column, rows] of Map.groupBy(changed, ({ value }) => value.column))
    await updateRecords(
      tx,
      skus,
      "id",
      rows.map(({ value }) => ({ id: value.skuId, [column]: value.became })),
    );
}

/** Operators look at where a product stands, so it may have to wait for them again. */
async function writeCategories(
  tx: Executor,
  all: OfProduct,
  { shopId, now }: { readonly shopId: number; readonly now: Date },
): Promise<void> {
  const rows = all.flatMap(({ productId: id, value }) => {
    if (value.column !== "category") return [];
    const [firstCategoryId, secondCategoryId, thirdCategoryId] = value.became;
    return [{ id, firstCategoryId, secondCategoryId, thirdCategoryId, updatedAt: now }];
  });
  if (rows.length === 0) return;
  const before = await storedProducts(
    tx,
    inArray(
      products.id,
      rows.map(({ id }) => id),
    ),
  );
  await updateRecords(tx, products, "id", rows);
  await noteWritten(tx, { shopId, policy: await approvalPolicy(tx, shopId), addedIds: [], before, now });
}

function freightGroups(all: OfProduct): ReadonlyMap<BulkFreight, readonly number[]> {
  const groups = new Map<string, { readonly became: BulkFreight; readonly ids: number[] }>();
  for (const { productId, value } of all) {
    if (value.column !== "freight") continue;
    const key = JSON.stringify(value.became);
    const group = groups.get(key) ?? { became: value.became, ids: [] };
    group.ids.push(productId);
    groups.set(key, group);
  }
  return new Map([...groups.values()].map(({ became, ids }) => [became, ids]));
}

/** What else is known of how a product is sent, its weight, stays. */
async function writeFreight(tx: Executor, ids: readonly number[], freight: BulkFreight): Promise<void> {
  if (freight === null) {
    await tx.delete(productShipping).where(inArray(productShipping.productId, [...ids]));
    return;
  }
  const { mode, fixedAmount, templateId } = freight;
  await tx
    .insert(productShipping)
    .values(ids.map((productId) => ({ productId, mode, fixedAmount, templateId })))
    .onConflictDoUpdate({
      target: productShipping.productId,
      set: {
        mode: sql`excluded.mode`,
        fixedAmount: sql`excluded.fixed_amount`,
        templateId: sql`excluded.template_id`,
      },
    });
}
