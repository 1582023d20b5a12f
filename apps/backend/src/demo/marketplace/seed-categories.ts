import type { DemoCategory, Department } from "@plaza/demo-marketplace";
import { addMissingCategories, type WantedCategory } from "../../catalogue/categories/add-categories.ts";
import { categories } from "../../platform/store/schema/catalog.ts";
import type { Executor } from "../../platform/store/database.ts";
import { continueIds } from "./insert-rows.ts";
import type { Numbering } from "./numbering.ts";
import { categoryImagePath } from "./images/paths.ts";

/** Ids of the categories above and of a category itself, from the first level down. */
export type CategoryPath = readonly number[];

/** By what operators do. Parents are numbered before their children. @returns the paths of all categories, by key */
export async function seedCategories(
  db: Executor,
  departments: readonly Department[],
  ids: Numbering,
): Promise<ReadonlyMap<string, CategoryPath>> {
  const keys = new Map<WantedCategory, string>();
  function wantedOf(category: DemoCategory): WantedCategory {
    const id = ids.add(category.key);
    const children = (category.children ?? []).map(wantedOf);
    const wanted = { id, name: category.name, image: categoryImagePath(category), children };
    keys.set(wanted, category.key);
    return wanted;
  }
  const added = await addMissingCategories(
    db,
    departments.map(({ category }) => wantedOf(category)),
  );
  await continueIds(db, [categories]);
  return new Map(
    added.flatMap(({ wanted, ids: path }) => (keys.has(wanted) ? [[keys.get(wanted) ?? "", path] as const] : [])),
  );
}
