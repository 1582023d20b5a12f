import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { categories } from "../../platform/store/schema/catalog.ts";
import { eq, inArray } from "../../platform/store/sql.ts";
import { type CategoryTree, pathOfIds, readCategoryTree } from "../categories/category-tree.ts";
import { lockedCategory } from "../categories/change-category.ts";
import { writeProductPaths } from "../categories/write-product-paths.ts";
import { followCategories, type RemovedCategories } from "./follow-categories.ts";
import { type MergePlan, planMerge } from "./plan-merge.ts";

export interface CategoryMerge {
  readonly targetId: number;
  /** What becomes one with another, and what goes below another, as it was previewed: nothing else is merged unseen. */
  readonly mergedIds: readonly number[];
  readonly movedIds: readonly number[];
  readonly agentId: number;
  readonly now: Date;
}

/**
 * Merges a category into another one, which stays what it is. Children of the same name become one as well; products, rules
 * and addresses follow.
 *
 * @returns the ids that are gone, and how many products stand somewhere else now
 * @throws {DomainError} where it cannot be merged, or is not any more what was previewed
 */
export async function mergeCategory(
  tx: Executor,
  seen: SeenRevision,
  merge: CategoryMerge,
): Promise<RemovedCategories> {
  const { tree, row } = await lockedCategory(tx, seen);
  const target = tree.find(merge.targetId);
  if (target === undefined) throw new DomainError("categoryGone", { notFound: true, field: "target_id" });
  const plan = planMerge(tree, row, target);
  const { merged, moved } = plan;
  if (!isSameSet(merged, merge.mergedIds) || !isSameSet(moved, merge.movedIds))
    throw new DomainError("categoryChangedMeanwhile");
  await moveChildren(tx, tree, plan);
  const ids = merged.map((each) => each.row.id);
  await tx.update(categories).set({ deletedAt: merge.now }).where(inArray(categories.id, ids));
  const replaced = merged.map((each) => ({ formerId: each.row.id, currentId: each.into.id }));
  const products = await moveProducts(
    tx,
    tree.branchOf(row),
    new Map(replaced.map((each) => [each.formerId, each.currentId])),
  );
  await followCategories(tx, replaced, merge);
  return { ids, products };
}

function isSameSet(rows: readonly { readonly row: { readonly id: number } }[], seen: readonly number[]): boolean {
  const ids = new Set(seen);
  return rows.length === ids.size && rows.every(({ row }) => ids.has(row.id));
}

/** Behind those that are there. What stands below a moved one goes along. */
async function moveChildren(tx: Executor, tree: CategoryTree, { moved }: MergePlan): Promise<void> {
  const added = new Map<number, number>();
  for (const { row, parent } of moved) {
    const last = added.get(parent.id) ?? Math.max(0, ...tree.childrenOf(parent.id).map((child) => child.position));
    added.set(parent.id, last + 1);
    await tx
      .update(categories)
      .set({ parentId: parent.id, position: last + 1, revision: row.revision + 1 })
      .where(eq(categories.id, row.id));
  }
  const after = await readCategoryTree(tx);
  for (const { row } of moved)
    for (const each of tree.branchOf(row)) {
      const now = after.find(each.id);
      const level = now === undefined ? each.level : after.idsAbove(now).length;
      if (level !== each.level) await tx.update(categories).set({ level }).where(eq(categories.id, each.id));
    }
}

/** To where their category stands now, or the one that it is merged into. */
async function moveProducts(
  tx: Executor,
  branch: readonly { readonly id: number }[],
  replaced: ReadonlyMap<number, number>,
): Promise<number> {
  const tree = await readCategoryTree(tx);
  const placements = branch.flatMap(({ id }) => {
    const row = tree.find(replaced.get(id) ?? id);
    return row === undefined ? [] : [{ categoryId: id, path: pathOfIds(tree.idsAbove(row)) }];
  });
  return writeProductPaths(tx, placements);
}
