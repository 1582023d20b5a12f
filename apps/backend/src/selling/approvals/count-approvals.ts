import type { Executor } from "../../platform/store/database.ts";
import { productApprovals, products } from "../../platform/store/schema/catalog.ts";
import { and, eq, exists, gte, isNotNull, isNull, lte } from "../../platform/store/sql.ts";

/** Products that wait for operators. */
export function countToApprove(db: Executor): Promise<number> {
  return db.$count(productApprovals, and(isNull(productApprovals.refusedAt), isOfPresentProduct(db)));
}

/** Products of a shop that were refused, and that it has not corrected. */
export function countRefused(db: Executor, shopId: number): Promise<number> {
  const isRefused = and(eq(productApprovals.shopId, shopId), isNotNull(productApprovals.refusedAt));
  return db.$count(productApprovals, and(isRefused, isOfPresentProduct(db)));
}

/** Products of a shop that wait since some moment of a time, and still do. */
export function countWaitingSince(
  db: Executor,
  shopId: number,
  { from, until }: { readonly from: Date; readonly until: Date | null },
): Promise<number> {
  const { shopId: shop, refusedAt, waitsSince } = productApprovals;
  const isOfTime = and(gte(waitsSince, from), until === null ? undefined : lte(waitsSince, until));
  return db.$count(productApprovals, and(eq(shop, shopId), isNull(refusedAt), isOfTime, isOfPresentProduct(db)));
}

function isOfPresentProduct(db: Executor) {
  const own = and(eq(products.id, productApprovals.productId), isNull(products.deletedAt));
  return exists(db.select({ id: products.id }).from(products).where(own));
}
