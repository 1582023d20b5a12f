import type { DemoCategory, Department } from "@plaza/demo-marketplace";
import { categories } from "../../platform/store/schema/catalog.ts";
import type { Executor } from "../../platform/store/database.ts";
import { continueIds, insertRows } from "./insert-rows.ts";
import type { Numbering } from "./numbering.ts";
import { categoryImagePath } from "./images/paths.ts";
import { written } from "./written-text.ts";

/** Ids of the categories above and of a category itself, from the first level down. */
export type CategoryPath = readonly number[];

/** Parents are numbered before their children. @returns the paths of all categories, by key */
export async function seedCategories(
  db: Executor,
  departments: readonly Department[],
  ids: Numbering,
): Promise<ReadonlyMap<string, CategoryPath>> {
  const paths = new Map<string, CategoryPath>();
  const rows: (typeof categories.$inferInsert)[] = [];

  function add(category: DemoCategory, above: CategoryPath, position: number): void {
    const id = ids.add(category.key);
    const path = [...above, id];
    paths.set(category.key, path);
    rows.push({
      id,
      parentId: above.at(-1) ?? null,
      level: path.length,
      ...written({ name: category.name }),
      image: categoryImagePath(category),
      position,
    });
    for (const [index, child] of (category.children ?? []).entries()) add(child, path, index + 1);
  }

  for (const [index, { category }] of departments.entries()) add(category, [], index + 1);
  await insertRows(db, categories, rows);
  await continueIds(db, [categories]);
  return paths;
}
