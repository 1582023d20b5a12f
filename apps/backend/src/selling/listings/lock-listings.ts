import type { Executor } from "../../platform/store/database.ts";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { and, asc, eq, getTableColumns, inArray, isNull, type SQL } from "../../platform/store/sql.ts";

export type ProductRow = typeof products.$inferSelect;
/** A SKU that is sold: it has a product. */
export type SkuRow = typeof skus.$inferSelect & { readonly productId: number };

/** SKUs of a shop, locked by their ids: before their products, as by everybody else who changes stock. */
export async function lockSkus(
  tx: Executor,
  shopId: number,
  which: SQL | undefined,
): Promise<ReadonlyMap<number, SkuRow>> {
  const rows = await tx
    .select({ sku: { ...getTableColumns(skus), productId: products.id } })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(which, eq(products.shopId, shopId), isNull(products.deletedAt)))
    .orderBy(asc(skus.id))
    .for("no key update", { of: skus });
  return new Map(rows.map(({ sku }) => [sku.id, sku]));
}

export async function lockProducts(
  tx: Executor,
  shopId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProductRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.shopId, shopId), isNull(products.deletedAt)))
    .orderBy(asc(products.id))
    .for("no key update");
  return new Map(rows.map((row) => [row.id, row]));
}
