import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { asStored, columnsOf, type WrittenTexts } from "../../platform/store/language-texts.ts";
import { categories } from "../../platform/store/schema/catalog.ts";
import { eq } from "../../platform/store/sql.ts";
import { expectFreeName } from "./category-names.ts";
import { type CategoryRow, type CategoryTree, readCategoryTree } from "./category-tree.ts";
import { lockCategoryTree } from "./lock-category-tree.ts";

export interface CategoryChange {
  readonly name: WrittenTexts;
  readonly isShown: boolean;
  /** Undefined: it stays as it is. */
  readonly image: string | null | undefined;
}

/** What it is called, how it looks and whether shoppers see it. @throws {DomainError} where somebody was quicker */
export async function changeCategory(tx: Executor, seen: SeenRevision, change: CategoryChange): Promise<void> {
  const { name, isShown, image } = change;
  const { tree, row } = await lockedCategory(tx, seen);
  expectFreeName(
    tree.childrenOf(row.parentId).filter(({ id }) => id !== row.id),
    name,
  );
  await tx
    .update(categories)
    .set({
      ...columnsOf({ name: asStored(name) }),
      isShown,
      ...(image !== undefined && { image }),
      revision: row.revision + 1,
    })
    .where(eq(categories.id, row.id));
}

/**
 * A category in the tree, which nobody else changes until the transaction ends.
 *
 * @throws {DomainError} where it is gone, or somebody has changed it since it was read
 */
export async function lockedCategory(
  tx: Executor,
  { id, revision }: SeenRevision,
): Promise<{ readonly tree: CategoryTree; readonly row: CategoryRow }> {
  await lockCategoryTree(tx);
  const tree = await readCategoryTree(tx);
  const row = tree.find(id);
  if (row === undefined) throw new DomainError("categoryGone", { notFound: true });
  if (row.revision !== revision) throw new DomainError("categoryChangedMeanwhile");
  return { tree, row };
}
