import type { CallContext } from "../../platform/http/call.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { type ArticleKind, articleCategories } from "../../platform/store/schema/content.ts";
import { and, asc, eq, isNull } from "../../platform/store/sql.ts";

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
