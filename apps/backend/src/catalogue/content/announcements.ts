import type { Executor } from "../../platform/store/database.ts";
import { inLanguage, type ReaderLanguage } from "../../platform/store/language.ts";
import { articleCategories, articles } from "../../platform/store/schema/content.ts";
import { and, desc, eq, sql } from "../../platform/store/sql.ts";
import { foundArticles, inTicker } from "./found-articles.ts";

const maxAnnouncements = 3;

/** The news that run through the ticker, those that began last first. */
export async function announcements(db: Executor, language: ReaderLanguage, now: Date) {
  const rows = await db
    .select({ id: articles.id, title: articles.title, translations: articles.translations })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .where(and(foundArticles({ kind: "news" }, now), inTicker(now)))
    .orderBy(desc(sql`coalesce(${articles.tickerFrom}, ${articles.createdAt})`), desc(articles.id))
    .limit(maxAnnouncements);
  return rows.map((row) => ({ id: row.id, title: inLanguage(row, "title", language) }));
}
