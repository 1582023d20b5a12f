import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { categories } from "../../platform/store/schema/catalog.ts";
import { inArray } from "../../platform/store/sql.ts";
import { pathOfIds } from "../categories/category-tree.ts";
import { lockedCategory } from "../categories/change-category.ts";
import { countInCategories } from "../categories/count-in-categories.ts";
import { writeProductPaths } from "../categories/write-product-paths.ts";
import { forgetAddresses } from "../moved-addresses/move-address.ts";
import type { ReplacedCategory } from "../../selling/merchandising/carry-category-rules.ts";
import { followCategories, moveAddresses, type RemovedCategories } from "./follow-categories.ts";

export interface CategoryRemoval {
  /** The category and all below it, as they were read: what has come since is not removed unseen. */
  readonly branchIds: readonly number[];
  /** Where the products of all of them go; null: there are none. */
  readonly targetId: number | null;
  readonly agentId: number;
  readonly now: Date;
}

/**
 * Removes a category with all below it. Their products go to another category, and so do rules and addresses; where there are
 * none, its address leads to the category that it stood below.
 *
 * @returns the removed ids, and how many products stand somewhere else now
 * @throws {DomainError} where products are left without a category, or somebody was quicker
 */
export async function removeCategory(
  tx: Executor,
  seen: SeenRevision,
  { branchIds, targetId, agentId, now }: CategoryRemoval,
): Promise<RemovedCategories> {
  const { tree, row } = await lockedCategory(tx, seen);
  const ids = tree.branchOf(row).map(({ id }) => id);
  const read = new Set(branchIds);
  if (ids.length !== read.size || !ids.every((id) => read.has(id))) throw new DomainError("categoryChangedMeanwhile");
  const target = targetId === null ? null : tree.find(targetId);
  if (target === undefined) throw new DomainError("categoryGone", { notFound: true, field: "target_id" });
  if (target !== null && ids.includes(target.id))
    throw new DomainError("categoryTargetRemoved", { field: "target_id" });
  let products = 0;
  if (target === null) {
    const held = await countInCategories(tx, ids);
    if (held > 0) throw new DomainError("categoryHoldsProducts", { field: "target_id", parameter: String(held) });
  } else {
    const path = pathOfIds(tree.idsAbove(target));
    products = await writeProductPaths(
      tx,
      ids.map((categoryId) => ({ categoryId, path })),
    );
  }
  await tx.update(categories).set({ deletedAt: now }).where(inArray(categories.id, ids));
  if (target !== null) await followCategories(tx, replacedBy(ids, target.id), { agentId, now });
  else if (row.parentId !== null) await moveAddresses(tx, replacedBy(ids, row.parentId));
  else await forgetAddresses(tx, "category", ids);
  return { ids, products };
}

function replacedBy(ids: readonly number[], currentId: number): readonly ReplacedCategory[] {
  return ids.map((formerId) => ({ formerId, currentId }));
}
