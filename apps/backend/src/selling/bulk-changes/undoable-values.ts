import type { Executor } from "../../platform/store/database.ts";
import type { bulkChangeRows, BulkChangeRow, BulkEdit, BulkValue } from "../../platform/store/schema/bulk-changes.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { inArray } from "../../platform/store/sql.ts";
import { categoryRules, saleObstacles } from "../listings/listing-rules.ts";
import { holdTemplates } from "./hold-templates.ts";
import { isSameFreight, type ProductState } from "./plan-values.ts";
import { readStates } from "./read-states.ts";

type Row = typeof bulkChangeRows.$inferSelect;

/**
 * The values that put back what a change has changed, by product: of what is still as it has left it, and may become again what it
 * was. The rest is somebody else's by now.
 */
export async function undoable(
  tx: Executor,
  { shopId, edit }: BulkChangeRow,
  rows: readonly Row[],
  now: Date,
): Promise<ReadonlyMap<number, readonly BulkValue[]>> {
  const ids = rows.map(({ productId }) => productId);
  if (ids.length === 0) return new Map();
  const states = await readStates(tx, ids, { shopId, edit, path: null, now, seenAt: null });
  const barred = await barredFromReturning(tx, { shopId, edit, ids, now });
  const rules = edit.kind === "category" ? await categoryRules(tx, shopId, now) : null;
  const freights = rows.flatMap(({ values }) =>
    values.flatMap((value) => (value.column === "freight" ? [value.was] : [])),
  );
  const templates = await holdTemplates(
    tx,
    shopId,
    freights.map((was) => was?.templateId ?? null),
  );
  return new Map(
    rows.map(({ productId, values }) => {
      const state = states.get(productId);
      const back = values.filter(
        (value) =>
          state !== undefined &&
          isAsLeft(value, state) &&
          !barred.has(productId) &&
          (value.column !== "freight" || templates.has(value.was?.templateId ?? null)) &&
          (value.column !== "category" || rules?.obstacleTo(value.was) === null),
      );
      return [productId, back.map((value) => ({ ...value, was: value.became, became: value.was }) as BulkValue)];
    }),
  );
}

function isAsLeft(value: BulkValue, state: ProductState): boolean {
  switch (value.column) {
    case "isOnShelf":
      return state.isListed === value.became;
    case "category":
      return state.category.every((id, index) => id === value.became[index]);
    case "shopCategoryId":
      return state.shopCategoryId === value.became;
    case "freight":
      return isSameFreight(state.freight, value.became);
    case "price":
    case "marketPrice":
    case "stock": {
      const sku = state.skus.find(({ id }) => id === value.skuId);
      return sku !== undefined && !sku.isSetAside && sku[value.column] === value.became;
    }
    default:
      return value satisfies never;
  }
}

/** Products that were taken off the shelf, and may not be put on it again. */
async function barredFromReturning(
  tx: Executor,
  {
    shopId,
    edit,
    ids,
    now,
  }: { readonly shopId: number; readonly edit: BulkEdit; readonly ids: readonly number[]; readonly now: Date },
): Promise<ReadonlyMap<number, unknown>> {
  if (edit.kind !== "listing" || edit.isListed) return new Map();
  const rows = await tx
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]));
  return saleObstacles(tx, shopId, rows, now);
}
