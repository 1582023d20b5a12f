import type { Executor } from "../../platform/store/database.ts";
import { categories } from "../../platform/store/schema/catalog.ts";
import { alias, eq, inArray } from "../../platform/store/sql.ts";

const parents = alias(categories, "parents");

/** Chosen categories and all above them, of the tree's three levels. */
export async function unfoldedCategories(db: Executor, chosen: readonly number[]): Promise<ReadonlySet<number>> {
  if (chosen.length === 0) return new Set();
  const rows = await db
    .select({ id: categories.id, parentId: categories.parentId, firstId: parents.parentId })
    .from(categories)
    .leftJoin(parents, eq(parents.id, categories.parentId))
    .where(inArray(categories.id, [...chosen]));
  return new Set(rows.flatMap(({ id, parentId, firstId }) => [id, parentId, firstId]).filter((id) => id !== null));
}
