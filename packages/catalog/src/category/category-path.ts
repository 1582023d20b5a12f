import type { Category } from "@plaza/api-client";

/** The path from the top to a category, itself last; empty where the tree does not hold it. */
export function categoryPath(tree: readonly Category[], id: number): readonly Category[] {
  for (const category of tree) {
    if (category.id === id) return [category];
    const below = categoryPath(category.children, id);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}
