import { DomainError } from "../../platform/http/domain-error.ts";
import { namesOf, siblingCalled } from "../categories/category-names.ts";
import { type CategoryRow, type CategoryTree, maxLevel } from "../categories/category-tree.ts";

/** What becomes of a category and all below it when it is merged into another one. */
export interface MergePlan {
  /** Categories that become one with another, which stays: the first is the merged category itself. */
  readonly merged: readonly { readonly row: CategoryRow; readonly into: CategoryRow }[];
  /** Categories without a namesake there: they go below another one, with all below them. */
  readonly moved: readonly { readonly row: CategoryRow; readonly parent: CategoryRow }[];
}

/**
 * Siblings have no name in common, so children with the same name as one that is there become one with it, and so on below.
 *
 * @throws {DomainError} where it is merged into itself or below itself, or a category would have no level
 */
export function planMerge(tree: CategoryTree, row: CategoryRow, into: CategoryRow): MergePlan {
  if (tree.idsAbove(into).includes(row.id)) throw new DomainError("categoryMergedBelowItself", { field: "target_id" });
  const merged: { row: CategoryRow; into: CategoryRow }[] = [];
  const moved: { row: CategoryRow; parent: CategoryRow }[] = [];
  /** As they come to be: two that are merged into the same one may each bring a child of the same name. */
  const children = new Map<number, readonly CategoryRow[]>();
  const childrenOf = (id: number): readonly CategoryRow[] =>
    children.get(id) ?? tree.childrenOf(id).filter((child) => child.id !== row.id);
  const merge = (from: CategoryRow, target: CategoryRow, level: number): void => {
    merged.push({ row: from, into: target });
    for (const child of childrenOf(from.id)) {
      const siblings = childrenOf(target.id);
      const namesake = siblingCalled(siblings, namesOf(child));
      if (namesake !== undefined) {
        merge(child, namesake, level + 1);
        continue;
      }
      if (level + tree.depthOf(child) > maxLevel) throw new DomainError("categoryTooDeep", { field: "target_id" });
      moved.push({ row: child, parent: target });
      children.set(target.id, [...siblings, child]);
    }
  };
  merge(row, into, into.level);
  return { merged, moved };
}
