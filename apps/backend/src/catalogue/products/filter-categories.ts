import type { Executor } from "../../platform/store/database.ts";
import { prepared } from "../../platform/store/prepared.ts";
import { categories } from "../../platform/store/schema/catalog.ts";
import { eq, sql, alias, inArray } from "../../platform/store/sql.ts";

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

/** A category and where it stands, which says in which column products name it. */
export interface FilterCategory {
  readonly id: number;
  readonly level: 1 | 2 | 3;
}

/** One that nobody knows is on the first level, where no product names it. */
export async function categoryOfFilter(db: Executor, id: number): Promise<FilterCategory> {
  const [row] = await levelOfCategory(db, { id });
  return { id, level: row?.level === 2 || row?.level === 3 ? row.level : 1 };
}

const levelOfCategory = prepared((db) =>
  db
    .select({ level: categories.level })
    .from(categories)
    .where(eq(categories.id, sql.placeholder("id")))
    .prepare("level_of_category"),
);
