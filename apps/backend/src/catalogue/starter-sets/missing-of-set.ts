import { siblingCalled } from "../categories/category-names.ts";
import type { CategoryTree } from "../categories/category-tree.ts";
import type { StarterCategory } from "./starter-category.ts";

/** How many categories of a set the store has not: what applying the set would add. */
export function countMissing(
  tree: CategoryTree,
  wanted: readonly StarterCategory[],
  parentId: number | null = null,
): number {
  const siblings = tree.childrenOf(parentId);
  return wanted.reduce((sum, { name, children }) => {
    const known = siblingCalled(siblings, name);
    return sum + (known === undefined ? 1 + countAll(children) : countMissing(tree, children, known.id));
  }, 0);
}

function countAll(wanted: readonly StarterCategory[]): number {
  return wanted.reduce((sum, { children }) => sum + 1 + countAll(children), 0);
}
