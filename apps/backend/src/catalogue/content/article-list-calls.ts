import type { CallContext } from "../../platform/http/call.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { and, asc, count, desc, eq, isNull } from "../../platform/store/sql.ts";
import { pageFields } from "../../platform/wire/page.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { type ArticleKind, articleCategories, articles, articleWords } from "../../platform/store/schema/content.ts";
import { foundArticles } from "./found-articles.ts";
import { searchArticles } from "./search-articles.ts";
import { singleRow } from "../../platform/store/rows.ts";

/** As they are listed where nothing is searched. */
const ownOrder = [asc(articles.position), desc(articles.id)];

/**
 * `article/lists` and `help/lists`: what is shown of a category, or of all that are shown. Help can be searched, too, with
 * `name` (the extension `help_search`).
 */
export async function handleArticles({ db, query, language, images, now }: CallContext, kind: ArticleKind) {
  const page = query.page();
  const among = foundArticles({ kind, categoryId: query.id("cid") || null }, now());
  const text = kind === "help" ? query.text("name") : "";
  const search = text === "" ? undefined : await searchArticles(db, text, among);
  if (search === null) return { list: [], ...pageFields(page, 0) };
  const where = and(among, search?.condition);
  const [rows, counted] = await Promise.all([
    db
      .select({ article: articles, category: articleCategories })
      .from(articles)
      .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
      .leftJoin(articleWords, eq(articleWords.articleId, articles.id))
      .where(where)
      .orderBy(...(search?.order ?? ownOrder))
      .limit(page.size)
      .offset(page.offset),
    db
      .select({ total: count() })
      .from(articles)
      .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
      .leftJoin(articleWords, eq(articleWords.articleId, articles.id))
      .where(where),
  ]);
  const total = singleRow(counted).total;
  return {
    list: rows.map(({ article, category }) => ({
      id: article.id,
      title: inLanguage(article, "title", language),
      intro: inLanguage(article, "intro", language),
      image: images.of(article.image),
      visit: article.visits,
      likes: article.likes,
      content: images.inHtml(inLanguage(article, "body", language)),
      create_time: wallClock(article.createdAt),
      // Ours: where an article belongs, and when it was changed last.
      category: { id: category.id, name: inLanguage(category, "name", language) },
      update_time: wallClock(article.updatedAt),
    })),
    ...pageFields(page, total),
  };
}

/** `article/category` and `help/category` */
export async function handleArticleCategories({ db, language }: CallContext, kind: ArticleKind) {
  const rows = await db
    .select()
    .from(articleCategories)
    .where(
      and(eq(articleCategories.kind, kind), eq(articleCategories.isShown, true), isNull(articleCategories.deletedAt)),
    )
    .orderBy(asc(articleCategories.position), asc(articleCategories.id));
  return rows.map((row) => ({ id: row.id, name: inLanguage(row, "name", language) }));
}
