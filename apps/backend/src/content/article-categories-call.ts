import type { CallContext } from "../http/call.ts";
import { inLanguage } from "../store/language.ts";
import { type ArticleKind, articleCategories } from "../store/schema/content.ts";
import { and, asc, eq, isNull } from "../store/sql.ts";

/** `article/category` and `help/category` */
export async function handleArticleCategories({ db, language }: CallContext, kind: ArticleKind) {
  const rows = await db
    .select()
    .from(articleCategories)
    .where(
      and(eq(articleCategories.kind, kind), eq(articleCategories.isShown, true), isNull(articleCategories.deletedAt)),
    )
    .orderBy(asc(articleCategories.id));
  return rows.map((row) => ({ id: row.id, name: inLanguage(row, "name", language) }));
}
