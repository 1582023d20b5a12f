import { onlyRow } from "../store/only-row.ts";
import { and, asc, count, desc, eq, isNull, type SQL } from "drizzle-orm";
import type { CallContext } from "../http/call.ts";
import { inLanguage } from "../store/language.ts";
import { pageFacts } from "../wire/page.ts";
import { wallClock } from "../wire/time.ts";
import { type ArticleKind, articleCategories, articles } from "../store/schema/content.ts";

/** `article/lists` and `help/lists`: what is shown of a category, or of all that are shown. */
export async function handleArticles({ db, query, language, images }: CallContext, kind: ArticleKind) {
  const page = query.page();
  const where = shownArticles(kind, query.id("cid") || null);
  const [rows, counted] = await Promise.all([
    db
      .select({ article: articles })
      .from(articles)
      .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
      .where(where)
      .orderBy(asc(articles.position), desc(articles.id))
      .limit(page.size)
      .offset(page.offset),
    db
      .select({ total: count() })
      .from(articles)
      .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
      .where(where),
  ]);
  const total = onlyRow(counted).total;
  return {
    list: rows.map(({ article }) => ({
      id: article.id,
      title: inLanguage(article, "title", language),
      intro: inLanguage(article, "intro", language),
      image: images.of(article.image),
      visit: article.visits,
      likes: article.likes,
      content: images.inHtml(inLanguage(article, "body", language)),
      create_time: wallClock(article.createdAt),
    })),
    ...pageFacts(page, total),
  };
}

function shownArticles(kind: ArticleKind, categoryId: number | null): SQL | undefined {
  return and(
    eq(articleCategories.kind, kind),
    eq(articleCategories.isShown, true),
    isNull(articleCategories.deletedAt),
    eq(articles.isShown, true),
    isNull(articles.deletedAt),
    categoryId === null ? undefined : eq(articles.categoryId, categoryId),
  );
}
