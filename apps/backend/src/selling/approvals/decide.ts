import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { productApprovals, products } from "../../platform/store/schema/catalog.ts";
import { and, asc, eq, inArray, isNull } from "../../platform/store/sql.ts";
import { settleApproval } from "./settle-approval.ts";

/**
 * Approves products as somebody has seen them. What has been changed or decided since then stays as it is.
 *
 * @returns the ids of what was approved
 */
export async function approveProducts(
  tx: Executor,
  seen: readonly SeenRevision[],
  now: Date,
): Promise<readonly number[]> {
  const ids = seen.map(({ id }) => id);
  const revisions = await lockedRevisions(tx, ids);
  const approved = seen.filter(({ id, revision }) => revisions.get(id) === revision).map(({ id }) => id);
  if (approved.length === 0) return [];
  await tx.delete(productApprovals).where(inArray(productApprovals.productId, approved));
  await settleApproval(tx, approved, now);
  return approved;
}

/** @throws {DomainError} where it does not wait any more, or has been changed or decided since it was seen */
export async function refuseProduct(
  tx: Executor,
  { id, revision }: SeenRevision,
  { grounds, now }: { readonly grounds: string; readonly now: Date },
): Promise<void> {
  const standing = (await lockedRevisions(tx, [id])).get(id);
  if (standing === undefined) throw new DomainError("approvalGone", { notFound: true });
  if (standing !== revision) throw new DomainError("approvalChangedMeanwhile");
  await tx
    .update(productApprovals)
    .set({ grounds, refusedAt: now, revision: revision + 1 })
    .where(eq(productApprovals.productId, id));
}

/** By the product. Rows of products are locked first and in order, as by whoever changes them. */
async function lockedRevisions(tx: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const present = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNull(products.deletedAt)))
    .orderBy(asc(products.id))
    .for("no key update");
  const rows = await tx
    .select({ id: productApprovals.productId, revision: productApprovals.revision })
    .from(productApprovals)
    .where(
      inArray(
        productApprovals.productId,
        present.map((product) => product.id),
      ),
    );
  return new Map(rows.map((row) => [row.id, row.revision]));
}
