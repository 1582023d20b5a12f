import type { FormCategory } from "@plaza/api-client/desk";

/** A category that products stand in, with all that it is in. */
export interface CategoryPath {
  readonly id: number;
  readonly path: string;
  /** Why the shop cannot sell in it; "": it can. */
  readonly objection: string;
}

/** All categories that products can stand in, by the names of what they are in. */
export function categoryPaths(categories: readonly FormCategory[]): readonly CategoryPath[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  function namesOf(category: FormCategory): readonly string[] {
    const parent = category.parentId === null ? undefined : byId.get(category.parentId);
    return [...(parent === undefined ? [] : namesOf(parent)), category.name];
  }
  return categories.flatMap((category) =>
    category.isLeaf ? [{ id: category.id, path: namesOf(category).join(" › "), objection: category.objection }] : [],
  );
}

/** Those that have all of the words in their path; those that are called so themselves come first. */
export function foundPaths(paths: readonly CategoryPath[], typed: string): readonly CategoryPath[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const found = paths.filter(({ path }) => words.every((word) => path.toLowerCase().includes(word)));
  const isOwn = ({ path }: CategoryPath): boolean => {
    const own = path.slice(path.lastIndexOf("›") + 1).toLowerCase();
    return words.every((word) => own.includes(word));
  };
  return [...found.filter(isOwn), ...found.filter((each) => !isOwn(each))];
}
