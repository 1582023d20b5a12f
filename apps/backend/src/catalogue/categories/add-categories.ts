import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { asStored, columnsOf, type WrittenTexts } from "../../platform/store/language-texts.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { categories } from "../../platform/store/schema/catalog.ts";
import { expectFreeName, siblingCalled } from "./category-names.ts";
import { type CategoryRow, CategoryTree, maxLevel, readCategoryTree } from "./category-tree.ts";
import { lockCategoryTree } from "./lock-category-tree.ts";

/** More than any shop has: each page of the storefront carries the tree. */
const maxCategories = 2000;

export interface NewCategory {
  readonly name: WrittenTexts;
  /** Null: on the first level. */
  readonly parentId: number | null;
  readonly isShown: boolean;
  readonly image: string | null;
  /** A demo's, where each store has the same ones. */
  readonly id?: number;
}

/** Adds a category behind its siblings. @throws {DomainError} where it cannot stand there */
export async function addCategory(tx: Executor, wanted: NewCategory): Promise<CategoryRow> {
  await lockCategoryTree(tx);
  const tree = await readCategoryTree(tx);
  expectFreeName(tree.childrenOf(wanted.parentId), wanted.name);
  return insertCategory(tx, tree, wanted);
}

/** A tree as it is to be; what it is called is all that has to be said. */
export interface WantedCategory {
  readonly name: WrittenTexts;
  readonly image?: string | null;
  readonly id?: number;
  readonly children?: readonly WantedCategory[];
}

/**
 * Adds what a tree has and the store does not. A category whose name one of the siblings has already is taken for that one,
 * which stays as it is, so to do this again changes nothing.
 *
 * @returns each with the ids from the first level down to it, in the order of the tree, and whether it is new
 */
export async function addMissingCategories(
  tx: Executor,
  wanted: readonly WantedCategory[],
): Promise<readonly { readonly wanted: WantedCategory; readonly ids: readonly number[]; readonly isNew: boolean }[]> {
  await lockCategoryTree(tx);
  const before = await readCategoryTree(tx);
  const rows = [...before.rows];
  const results: { wanted: WantedCategory; ids: readonly number[]; isNew: boolean }[] = [];
  const add = async (level: readonly WantedCategory[], above: readonly number[]): Promise<void> => {
    const parentId = above.at(-1) ?? null;
    // Of the tree as it was: two of the same name below each other in what is added are two.
    const siblings = before.childrenOf(parentId);
    for (const each of level) {
      const known = siblingCalled(siblings, each.name);
      const { id, name, image = null } = each;
      const fields = { name, parentId, isShown: true, image, ...(id !== undefined && { id }) };
      const row = known ?? (await insertCategory(tx, new CategoryTree(rows), fields));
      if (known === undefined) rows.push(row);
      const ids = [...above, row.id];
      results.push({ wanted: each, ids, isNew: known === undefined });
      await add(each.children ?? [], ids);
    }
  };
  await add(wanted, []);
  return results;
}

async function insertCategory(tx: Executor, tree: CategoryTree, wanted: NewCategory): Promise<CategoryRow> {
  const { name, parentId, isShown, image, id } = wanted;
  if (tree.rows.length >= maxCategories)
    throw new DomainError("categoriesTooMany", { parameter: String(maxCategories) });
  const parent = parentId === null ? null : tree.find(parentId);
  if (parent === undefined) throw new DomainError("categoryGone", { notFound: true, field: "parent_id" });
  const level = (parent?.level ?? 0) + 1;
  if (level > maxLevel) throw new DomainError("categoryTooDeep", { field: "parent_id" });
  const position = Math.max(0, ...tree.childrenOf(parentId).map((sibling) => sibling.position)) + 1;
  const texts = columnsOf({ name: asStored(name) });
  const [row] = await tx
    .insert(categories)
    .values({ ...(id !== undefined && { id }), parentId, level, position, isShown, image, ...texts })
    .returning();
  return assertDefined(row, "category that has just been made");
}
