import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { categories } from "../../platform/store/schema/catalog.ts";
import { inArray } from "../../platform/store/sql.ts";
import { pathOfIds } from "./category-tree.ts";
import { lockedCategory } from "./change-category.ts";
import { countInCategories } from "./count-in-categories.ts";
import { writeProductPaths } from "./write-product-paths.ts";

export interface CategoryRemoval {
  /** The category and all below it, as they were read: what has come since is not removed unseen. */
  readonly branchIds: readonly number[];
  /** Where the products of all of them go; null: there are none. */
  readonly targetId: number | null;
  readonly now: Date;
}

/**
 * Removes a category with all below it. Their products go to another category.
 *
 * @returns the removed ids, and how many products stand somewhere else now
 * @throws {DomainError} where products are left without a category, or somebody was quicker
 */
export async function removeCategory(
  tx: Executor,
  seen: SeenRevision,
  { branchIds, targetId, now }: CategoryRemoval,
): Promise<{ readonly ids: readonly number[]; readonly moved: number }> {
  const { tree, row } = await lockedCategory(tx, seen);
  const ids = tree.branchOf(row).map(({ id }) => id);
  const read = new Set(branchIds);
  if (ids.length !== read.size || !ids.every((id) => read.has(id))) throw new DomainError("categoryChangedMeanwhile");
  const target = targetId === null ? null : tree.find(targetId);
  if (target === undefined) throw new DomainError("categoryGone", { notFound: true, field: "target_id" });
  if (target !== null && ids.includes(target.id))
    throw new DomainError("categoryTargetRemoved", { field: "target_id" });
  let moved = 0;
  if (target === null) {
    const held = await countInCategories(tx, ids);
    if (held > 0) throw new DomainError("categoryHoldsProducts", { field: "target_id", parameter: String(held) });
  } else {
    const path = pathOfIds(tree.idsAbove(target));
    moved = await writeProductPaths(
      tx,
      ids.map((categoryId) => ({ categoryId, path })),
    );
  }
  await tx.update(categories).set({ deletedAt: now }).where(inArray(categories.id, ids));
  return { ids, moved };
}
