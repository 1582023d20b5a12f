import { DomainError } from "../../../platform/http/domain-error.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { products } from "../../../platform/store/schema/catalog.ts";
import { activityAreaItems } from "../../../platform/store/schema/promotions.ts";
import { and, asc, count, eq, inArray, isNull, sql } from "../../../platform/store/sql.ts";

/** As many as a form with their order can have. */
const maxAreaProducts = 300;

/** The products of an area in their order, those that are not sold now too. */
export async function areaProductIds(db: Executor, areaId: number): Promise<readonly number[]> {
  const rows = await db
    .select({ id: activityAreaItems.productId })
    .from(activityAreaItems)
    .where(and(eq(activityAreaItems.areaId, areaId), isPart()))
    .orderBy(asc(activityAreaItems.position), asc(activityAreaItems.id));
  return rows.map(({ id }) => id);
}

/** How many products each area has. */
export async function countAreaProducts(db: Executor): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ areaId: activityAreaItems.areaId, total: count() })
    .from(activityAreaItems)
    .where(isPart())
    .groupBy(activityAreaItems.areaId);
  return new Map(rows.map(({ areaId, total }) => [areaId, total]));
}

/**
 * Makes these the products of an area, in this order. Those that stay keep their rows, which clients may name.
 *
 * @throws {DomainError} where there are too many, or one is deleted
 */
export async function setAreaProducts(tx: Executor, areaId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > maxAreaProducts)
    throw new DomainError("areaProductsTooMany", { field: "product_ids", parameter: String(maxAreaProducts) });
  const there = await tx.$count(products, and(inArray(products.id, [...ids]), isNull(products.deletedAt)));
  if (there < ids.length) throw new DomainError("areaProductsGone", { field: "product_ids" });
  const present = await areaProductIds(tx, areaId);
  const isOrdered = present.length === ids.length && present.every((id, at) => id === ids[at]);
  if (isOrdered) return;
  const wanted = new Set(ids);
  const dropped = present.filter((id) => !wanted.has(id));
  if (dropped.length > 0)
    await tx
      .delete(activityAreaItems)
      .where(and(eq(activityAreaItems.areaId, areaId), inArray(activityAreaItems.productId, dropped)));
  if (ids.length === 0) return;
  await tx
    .insert(activityAreaItems)
    .values(ids.map((productId, at) => ({ areaId, productId, position: at + 1, isApproved: true })))
    .onConflictDoUpdate({
      target: [activityAreaItems.areaId, activityAreaItems.productId],
      targetWhere: isNull(activityAreaItems.deletedAt),
      set: { position: sql`excluded.position`, isApproved: true },
    });
}

function isPart() {
  return and(eq(activityAreaItems.isApproved, true), isNull(activityAreaItems.deletedAt));
}
