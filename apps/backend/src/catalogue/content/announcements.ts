import type { Executor } from "../../platform/store/database.ts";
import { inLanguage, type ReaderLanguage } from "../../platform/store/language.ts";
import { articleCategories, articles } from "../../platform/store/schema/content.ts";
import { and, desc, eq, isNull } from "../../platform/store/sql.ts";

const maxAnnouncements = 3;

/** The newest news that are marked as announcements. */
export async function announcements(db: Executor, language: ReaderLanguage) {
  const rows = await db
    .select({ id: articles.id, title: articles.title, translations: articles.translations })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .where(
      and(
        eq(articleCategories.kind, "news"),
        eq(articles.isAnnouncement, true),
        eq(articles.isShown, true),
        isNull(articles.deletedAt),
      ),
    )
    .orderBy(desc(articles.createdAt), desc(articles.id))
    .limit(maxAnnouncements);
  return rows.map((row) => ({ id: row.id, title: inLanguage(row, "title", language) }));
}
