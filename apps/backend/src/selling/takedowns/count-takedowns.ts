import type { Executor } from "../../platform/store/database.ts";
import { products, productTakedowns } from "../../platform/store/schema/catalog.ts";
import { and, eq, exists, isNotNull, isNull } from "../../platform/store/sql.ts";

/** Products that shops have asked operators to look at again. */
export function countToReview(db: Executor): Promise<number> {
  return db.$count(productTakedowns, and(isNotNull(productTakedowns.reviewAskedAt), isOfPresentProduct(db)));
}

/** Products of a shop that were taken down, and that it has not asked to look at again. */
export function countToCorrect(db: Executor, shopId: number): Promise<number> {
  const { shopId: shop, reviewAskedAt } = productTakedowns;
  return db.$count(productTakedowns, and(eq(shop, shopId), isNull(reviewAskedAt), isOfPresentProduct(db)));
}

function isOfPresentProduct(db: Executor) {
  const own = and(eq(products.id, productTakedowns.productId), isNull(products.deletedAt));
  return exists(db.select({ id: products.id }).from(products).where(own));
}
