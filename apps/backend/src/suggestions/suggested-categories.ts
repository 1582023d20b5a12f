import { categories, products } from "../store/schema/catalog.ts";
import type { Executor } from "../store/database.ts";
import type { Interpretation } from "../search/interpretation.ts";
import { hasEveryWord } from "../search/has-every-word.ts";
import { alias, and, asc, eq, isNull, or, type SQL, sql } from "../store/sql.ts";
import { exactFirst } from "./matching-names.ts";
import { categoryWords } from "../store/schema/suggestions.ts";

const parent = alias(categories, "parent_category");
const grandparent = alias(categories, "grandparent_category");

/** Shown categories that hold something, by their names; the broadest first. */
export function suggestedCategories(db: Executor, wanted: Interpretation, most: number) {
  return db
    .select({ id: categories.id, name: categories.name, translations: categories.translations })
    .from(categoryWords)
    .innerJoin(categories, eq(categories.id, categoryWords.categoryId))
    .leftJoin(parent, eq(parent.id, categories.parentId))
    .leftJoin(grandparent, eq(grandparent.id, parent.parentId))
    .where(
      and(
        hasEveryWord(categoryWords.words, wanted.clauses),
        isShown(categories),
        or(isNull(parent.id), isShown(parent)),
        or(isNull(grandparent.id), isShown(grandparent)),
        holdsSomething(),
      ),
    )
    .orderBy(
      ...exactFirst(categoryWords.words, wanted),
      asc(categories.level),
      asc(categories.position),
      asc(categories.id),
    )
    .limit(most);
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
