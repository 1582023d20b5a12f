import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { products, productTakedowns } from "../../platform/store/schema/catalog.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";
import { settleApproval } from "../approvals/settle-approval.ts";

type TakedownRow = typeof productTakedowns.$inferSelect;

/**
 * Takes a product of a shop down: as long as it is, nobody finds or buys it, whatever its shop does.
 *
 * @throws {DomainError} where it is gone, taken down already, or not shown anyway
 */
export async function takeDown(
  tx: Executor,
  id: number,
  { grounds, now }: { readonly grounds: string; readonly now: Date },
): Promise<void> {
  const [product] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)))
    .for("no key update");
  if (product === undefined) throw new DomainError("takedownProductGone", { notFound: true });
  if (await findTakedown(tx, id)) throw new DomainError("takedownChangedMeanwhile");
  if (!product.isApproved) throw new DomainError("takedownNotShown");
  await tx.insert(productTakedowns).values({ productId: id, shopId: product.shopId, grounds, takenDownAt: now });
  await settleApproval(tx, [id], now);
}

/** It stays down, for these grounds; what its shop has asked for is answered by it. */
export async function keepDown(tx: Executor, seen: SeenRevision, grounds: string): Promise<void> {
  const row = await lockedTakedown(tx, seen);
  await change(tx, row, { grounds, reviewAskedAt: null, correction: "" });
}

/** It is what its shop makes of it again: on sale where it is on the shelf, and does not wait for approval. */
export async function restoreProduct(tx: Executor, seen: SeenRevision, now: Date): Promise<void> {
  const { productId } = await lockedTakedown(tx, seen);
  await tx.delete(productTakedowns).where(eq(productTakedowns.productId, productId));
  await settleApproval(tx, [productId], now);
}

export interface ReviewRequest {
  readonly shopId: number;
  /** What has been put right. */
  readonly correction: string;
  readonly now: Date;
}

/** Its shop asks to look at it again. @throws {DomainError} where it is nothing of the shop's, or stands otherwise by now */
export async function askForReview(tx: Executor, seen: SeenRevision, request: ReviewRequest): Promise<void> {
  const { shopId, correction, now } = request;
  const row = await lockedTakedown(tx, seen, shopId);
  await change(tx, row, { reviewAskedAt: now, correction });
}

/** @param shopId whose it has to be; without it whoever's */
async function lockedTakedown(tx: Executor, { id, revision }: SeenRevision, shopId?: number): Promise<TakedownRow> {
  // Rows of products are locked before what belongs to them, as by whoever takes one down.
  await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for("no key update");
  const row = await findTakedown(tx, id);
  if (row === undefined || (shopId !== undefined && row.shopId !== shopId))
    throw new DomainError("takedownGone", { notFound: true });
  if (row.revision !== revision) throw new DomainError("takedownChangedMeanwhile");
  return row;
}

async function findTakedown(tx: Executor, productId: number): Promise<TakedownRow | undefined> {
  const [row] = await tx.select().from(productTakedowns).where(eq(productTakedowns.productId, productId));
  return row;
}

async function change(tx: Executor, { productId, revision }: TakedownRow, to: Partial<TakedownRow>): Promise<void> {
  await tx
    .update(productTakedowns)
    .set({ ...to, revision: revision + 1 })
    .where(eq(productTakedowns.productId, productId));
}
