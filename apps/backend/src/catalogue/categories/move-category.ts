import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { categories } from "../../platform/store/schema/catalog.ts";
import { eq } from "../../platform/store/sql.ts";
import { expectFreeName, namesOf } from "./category-names.ts";
import { type CategoryRow, type CategoryTree, maxLevel, pathOfIds, readCategoryTree } from "./category-tree.ts";
import { lockedCategory } from "./change-category.ts";
import { writeProductPaths } from "./write-product-paths.ts";

export interface NewPosition {
  /** Null: on the first level. */
  readonly parentId: number | null;
  /** The sibling that it stands in front of; null: behind all of them. */
  readonly beforeId: number | null;
}

/**
 * Moves a category with all below it. Its products go along: they name the whole way to where they stand.
 *
 * @returns how many products stand somewhere else now
 * @throws {DomainError} where it cannot stand there, or somebody was quicker
 */
export async function moveCategory(tx: Executor, seen: SeenRevision, to: NewPosition): Promise<number> {
  const { tree, row } = await lockedCategory(tx, seen);
  const { parentId, beforeId } = to;
  const siblings = tree.childrenOf(parentId).filter(({ id }) => id !== row.id);
  const index = beforeId === null ? siblings.length : siblings.findIndex(({ id }) => id === beforeId);
  // It has been moved or removed since the tree was read.
  if (index < 0) throw new DomainError("categoryChangedMeanwhile");
  const level = levelBelow(tree, row, parentId);
  if (parentId !== row.parentId) expectFreeName(siblings, namesOf(row));
  await writePositions(tx, siblings.toSpliced(index, 0, row));
  await tx
    .update(categories)
    .set({ parentId, revision: row.revision + 1 })
    .where(eq(categories.id, row.id));
  if (parentId === row.parentId) return 0;
  return writeBranch(tx, row.id, level - row.level);
}

/** The level that it has there. @throws {DomainError} where it or something below it would have none */
function levelBelow(tree: CategoryTree, row: CategoryRow, parentId: number | null): number {
  if (parentId === null) return 1;
  const parent = tree.find(parentId);
  if (parent === undefined) throw new DomainError("categoryGone", { notFound: true, field: "parent_id" });
  if (tree.idsAbove(parent).includes(row.id)) throw new DomainError("categoryBelowItself", { field: "parent_id" });
  if (parent.level + tree.depthOf(row) > maxLevel) throw new DomainError("categoryTooDeep", { field: "parent_id" });
  return parent.level + 1;
}

/** Numbers siblings from 1 on, and writes those whose number is another one. */
async function writePositions(tx: Executor, siblings: readonly CategoryRow[]): Promise<void> {
  for (const [index, { id, position }] of siblings.entries()) {
    if (position === index + 1) continue;
    await tx
      .update(categories)
      .set({ position: index + 1 })
      .where(eq(categories.id, id));
  }
}

/** Writes levels and products of a branch after its highest category has got another parent. */
async function writeBranch(tx: Executor, id: number, levels: number): Promise<number> {
  const tree = await readCategoryTree(tx);
  const top = tree.find(id);
  const branch = top === undefined ? [] : tree.branchOf(top);
  if (levels !== 0)
    for (const row of branch)
      await tx
        .update(categories)
        .set({ level: row.level + levels })
        .where(eq(categories.id, row.id));
  return writeProductPaths(
    tx,
    branch.map((row) => ({ categoryId: row.id, path: pathOfIds(tree.idsAbove(row)) })),
  );
}
