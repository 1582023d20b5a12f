import { type NamedCause, saysStockCause } from "../stock/stock-cause.ts";
import type { Executor } from "../../platform/store/database.ts";
import { skus } from "../../platform/store/schema/catalog.ts";
import { and, asc, gte, inArray, sql } from "../../platform/store/sql.ts";

export interface StockRequest {
  readonly skuId: number;
  readonly quantity: number;
}

/**
 * Takes what is wanted out of stock, in the order of the SKUs' ids, so that two who want the same ones never wait for each
 * other crosswise. Belongs into a transaction that is given up where something is missing.
 *
 * @returns the SKUs of which there are too few; of those nothing is taken
 */
export async function reserveStock(
  tx: Executor,
  wanted: readonly StockRequest[],
  cause: NamedCause,
): Promise<readonly number[]> {
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ skuId }) => skuId);
  if (ids.length > 1) {
    await tx.select({ id: skus.id }).from(skus).where(inArray(skus.id, ids)).orderBy(asc(skus.id)).for("no key update");
  }
  const wantedQuantity = sql`case ${skus.id} ${sql.join(
    wanted.map(({ skuId, quantity }) => sql`when ${skuId}::int then ${quantity}::int`),
    sql` `,
  )} end`;
  const taken = await tx
    .update(skus)
    .set({ stock: sql`${skus.stock} - ${wantedQuantity}` })
    .where(and(inArray(skus.id, ids), gte(skus.stock, wantedQuantity), saysStockCause(cause)))
    .returning({ id: skus.id });
  const enough = new Set(taken.map(({ id }) => id));
  return ids.filter((id) => !enough.has(id));
}
