import { pathOfIds, readCategoryTree } from "../../catalogue/categories/category-tree.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { BulkEdit, BulkFreight, BulkPath } from "../../platform/store/schema/bulk-changes.ts";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { productShipping } from "../../platform/store/schema/freight.ts";
import { skuPriceChanges } from "../../platform/store/schema/price-history.ts";
import { flashPrices } from "../../platform/store/schema/promotions.ts";
import { stockMovements } from "../../platform/store/schema/stock.ts";
import { and, asc, eq, gt, inArray, isNull, sql } from "../../platform/store/sql.ts";
import { categoryRules, type SaleObstacle, saleObstacles } from "../listings/listing-rules.ts";
import { columnOf, isOfSkus, type ProductState, type SkuState } from "./plan-values.ts";

export interface StatesWanted {
  readonly shopId: number;
  readonly edit: BulkEdit;
  /** Of the category, where the edit is one. */
  readonly path: BulkPath | null;
  readonly now: Date;
  /** When the difference was shown; null: it is shown now. */
  readonly seenAt: Date | null;
}

/** The path of the category that an edit names; null: it names none, or one that is gone. */
export async function pathOfEdit(db: Executor, edit: BulkEdit): Promise<BulkPath | null> {
  if (edit.kind !== "category") return null;
  const tree = await readCategoryTree(db);
  const row = tree.find(edit.categoryId);
  return row === undefined ? null : pathOfIds(tree.idsAbove(row));
}

/** What the edit may change of products of a shop, by their ids. Those that are gone are missing. */
export async function readStates(
  db: Executor,
  ids: readonly number[],
  wanted: StatesWanted,
): Promise<ReadonlyMap<number, ProductState>> {
  const { shopId, edit } = wanted;
  const rows = await db
    .select()
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.shopId, shopId), isNull(products.deletedAt)));
  const own = isOfSkus(edit) ? await skuStates(db, ids, wanted) : new Map<number, SkuState[]>();
  const freight = edit.kind === "freight" ? await freightOf(db, ids) : new Map<number, BulkFreight>();
  const obstacles = await obstaclesOf(db, rows, wanted);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        isListed: row.isOnShelf,
        category: [row.firstCategoryId, row.secondCategoryId, row.thirdCategoryId],
        shopCategoryId: row.shopCategoryId,
        freight: freight.get(row.id) ?? null,
        skus: own.get(row.id) ?? [],
        obstacle: obstacles.get(row.id)?.kind ?? null,
      },
    ]),
  );
}

async function skuStates(
  db: Executor,
  productIds: readonly number[],
  { edit, seenAt }: StatesWanted,
): Promise<ReadonlyMap<number, SkuState[]>> {
  const aside = sql<boolean>`exists (select from ${flashPrices} as aside
    where aside.sku_id = "skus"."id" and aside.set_aside_left > 0)`;
  const rows = await db
    .select({
      id: skus.id,
      // It is one of those asked for.
      productId: sql<number>`${skus.productId}`,
      price: skus.price,
      marketPrice: skus.marketPrice,
      stock: skus.stock,
      isSetAside: aside,
    })
    .from(skus)
    .where(inArray(skus.productId, [...productIds]))
    .orderBy(asc(skus.id));
  const since = seenAt === null ? new Set<number>() : await changedSince(db, rows, edit, seenAt);
  const states = rows.map(({ productId, ...sku }) => ({
    productId,
    sku: { ...sku, isChangedSince: since.has(sku.id) },
  }));
  return new Map(
    [...Map.groupBy(states, ({ productId }) => productId)].map(([id, each]) => [id, each.map(({ sku }) => sku)]),
  );
}

/** SKUs whose price, or whose stock that is to be another one altogether, somebody has changed meanwhile. */
async function changedSince(
  db: Executor,
  rows: readonly { readonly id: number }[],
  edit: BulkEdit,
  seenAt: Date,
): Promise<ReadonlySet<number>> {
  if (!isOfSkus(edit) || rows.length === 0) return new Set();
  const ids = rows.map(({ id }) => id);
  const column = columnOf(edit);
  // What is added is added to whatever there is.
  if (column === "stock" && edit.kind !== "set_stock") return new Set();
  if (column === "marketPrice") return new Set();
  const found =
    column === "stock"
      ? await db
          .selectDistinct({ id: stockMovements.skuId })
          .from(stockMovements)
          .where(and(inArray(stockMovements.skuId, ids), gt(stockMovements.at, seenAt)))
      : await db
          .selectDistinct({ id: skuPriceChanges.skuId })
          .from(skuPriceChanges)
          .where(and(inArray(skuPriceChanges.skuId, ids), gt(skuPriceChanges.changedAt, seenAt)));
  return new Set(found.map(({ id }) => id));
}

async function freightOf(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, BulkFreight>> {
  const { productId, mode, fixedAmount, templateId } = productShipping;
  const rows = await db
    .select({ productId, mode, fixedAmount, templateId })
    .from(productShipping)
    .where(inArray(productId, [...ids]));
  return new Map(rows.map(({ productId: id, ...freight }) => [id, freight]));
}

async function obstaclesOf(
  db: Executor,
  rows: readonly (typeof products.$inferSelect)[],
  { shopId, edit, path, now }: StatesWanted,
): Promise<ReadonlyMap<number, Pick<SaleObstacle, "kind">>> {
  if (edit.kind === "listing" && edit.isListed) return saleObstacles(db, shopId, rows, now);
  if (edit.kind !== "category" || path === null) return new Map();
  const obstacle = (await categoryRules(db, shopId, now)).obstacleTo(path);
  return new Map(obstacle === null ? [] : rows.map(({ id }) => [id, obstacle]));
}
