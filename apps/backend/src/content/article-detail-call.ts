import { and, desc, eq, isNull, ne } from "drizzle-orm";
import type { CallContext } from "../http/call.ts";
import { DomainError } from "../http/domain-error.ts";
import { inLanguage } from "../store/language.ts";
import { wallClock } from "../wire/time.ts";
import { type ArticleKind, articleCategories, articles } from "../store/schema/content.ts";

const mostRecommended = 5;

/** `article/detail`: what is written for readers, shown in lists or not. Counts a visit. */
export async function handleArticle({ db, query, language, images, articleVisits }: CallContext, kind: ArticleKind) {
  const [row] = await db
    .select({ article: articles })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .where(and(eq(articles.id, query.id("id") ?? 0), eq(articleCategories.kind, kind), isNull(articles.deletedAt)));
  if (row === undefined) throw new DomainError("articleGone", { notFound: true });
  const { article } = row;
  articleVisits.add(article.id);
  return {
    id: article.id,
    title: inLanguage(article, "title", language),
    create_time: wallClock(article.createdAt),
    visit: article.visits + articleVisits.pending(article.id),
    content: images.inHtml(inLanguage(article, "body", language)),
    update_time: wallClock(article.updatedAt),
  };
}

/** `pc/articleDetail` and `help/detail`: with the most read of the others. */
export async function handleArticlePage(context: CallContext, kind: ArticleKind) {
  const { db, language, images } = context;
  const article = await handleArticle(context, kind);
  const others = await db
    .select({ article: articles })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .where(
      and(
        eq(articleCategories.kind, kind),
        isNull(articleCategories.deletedAt),
        eq(articles.isShown, true),
        isNull(articles.deletedAt),
        ne(articles.id, article.id),
      ),
    )
    .orderBy(desc(articles.visits), desc(articles.id))
    .limit(mostRecommended);
  return {
    ...article,
    recommend_list: others.map(({ article: other }) => ({
      id: other.id,
      title: inLanguage(other, "title", language),
      image: images.of(other.image),
      visit: other.visits,
    })),
  };
}
