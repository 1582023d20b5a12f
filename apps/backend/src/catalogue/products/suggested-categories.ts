import { categories, products } from "../../platform/store/schema/catalog.ts";
import type { Executor } from "../../platform/store/database.ts";
import { alias, and, eq, inArray, isNull, or, type SQL, sql } from "../../platform/store/sql.ts";

const parent = alias(categories, "parent_category");
const grandparent = alias(categories, "grandparent_category");

/** Of the categories, those that are shown and hold something, in the order of their ids here. */
export async function suggestedCategories(db: Executor, ids: readonly number[], most: number) {
  const rows = await db
    .select({ id: categories.id, name: categories.name, translations: categories.translations })
    .from(categories)
    .leftJoin(parent, eq(parent.id, categories.parentId))
    .leftJoin(grandparent, eq(grandparent.id, parent.parentId))
    .where(
      and(
        inArray(categories.id, [...ids]),
        isShown(categories),
        or(isNull(parent.id), isShown(parent)),
        or(isNull(grandparent.id), isShown(grandparent)),
        holdsSomething(),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).slice(0, most);
}

function isShown(table: typeof categories | typeof parent | typeof grandparent): SQL | undefined {
  return and(eq(table.isShown, true), isNull(table.deletedAt));
}

type LevelColumn = typeof products.firstCategoryId | typeof products.secondCategoryId | typeof products.thirdCategoryId;

/** One level has one column, and that has an index. */
function holdsSomething(): SQL {
  const holds = (column: LevelColumn): SQL =>
    sql`exists (select from ${products} where ${column} = ${categories.id} and ${products.isOnSale})`;
  return sql`case ${categories.level}
    when 1 then ${holds(products.firstCategoryId)}
    when 2 then ${holds(products.secondCategoryId)}
    else ${holds(products.thirdCategoryId)} end`;
}
