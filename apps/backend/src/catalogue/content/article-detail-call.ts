import type { CallContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { and, desc, eq, isNull, ne, asc, gt, lt, or, type SQL } from "../../platform/store/sql.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { type ArticleKind, articleCategories, articles } from "../../platform/store/schema/content.ts";
import { shownArticles } from "./article-list-calls.ts";
import type { Executor } from "../../platform/store/database.ts";

const maxRecommended = 5;

/** `article/detail`: what is written for readers, shown in lists or not. Counts a visit. */
export async function handleArticle(context: CallContext, kind: ArticleKind) {
  const { article } = await readArticle(context, kind);
  return articleWire(context, article);
}

/** `pc/articleDetail`: with the most read of the others, and with those before and behind it in the list. */
export async function handleNewsPage(context: CallContext) {
  const { db, language } = context;
  const { article, ...read } = await readArticle(context, "news");
  const [page, neighbours] = await Promise.all([
    pageWire(context, "news", { article, ...read }),
    articleNeighbours(db, "news", article),
  ]);
  const titled = (other: typeof neighbours.previous) =>
    other && { id: other.id, title: inLanguage(other, "title", language) };
  return { ...page, previous: titled(neighbours.previous), next: titled(neighbours.next) };
}

/** `help/detail`: with the most read of the others, those of its category first. */
export async function handleHelpPage(context: CallContext) {
  return pageWire(context, "help", await readArticle(context, "help"));
}

type ReadArticle = Awaited<ReturnType<typeof readArticle>>;

async function readArticle({ db, query }: CallContext, kind: ArticleKind) {
  const [row] = await db
    .select({ article: articles, category: articleCategories })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .where(and(eq(articles.id, query.id("id") ?? 0), eq(articleCategories.kind, kind), isNull(articles.deletedAt)));
  if (row === undefined) throw new DomainError("articleGone", { notFound: true });
  return row;
}

function articleWire({ language, images, articleVisits }: CallContext, article: ReadArticle["article"]) {
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

async function pageWire(context: CallContext, kind: ArticleKind, { article, category }: ReadArticle) {
  const { db, language, images } = context;
  const others = await db
    .select({ article: articles })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .where(and(shownArticles(kind, null), ne(articles.id, article.id)))
    .orderBy(
      ...(kind === "help" ? [desc(eq(articles.categoryId, category.id))] : []),
      desc(articles.visits),
      desc(articles.id),
    )
    .limit(maxRecommended);
  return {
    ...articleWire(context, article),
    // Ours: what its list says of it.
    intro: inLanguage(article, "intro", language),
    image: images.of(article.image),
    category: { id: category.id, name: inLanguage(category, "name", language) },
    recommend_list: others.map(({ article: other }) => ({
      id: other.id,
      title: inLanguage(other, "title", language),
      image: images.of(other.image),
      visit: other.visits,
    })),
  };
}

type ListPosition = Pick<typeof articles.$inferSelect, "id" | "position">;

/** What stands before and behind an article in the list of its kind; null at its ends. */
async function articleNeighbours(db: Executor, kind: ArticleKind, { id, position }: ListPosition) {
  const closest = async (side: SQL | undefined, order: readonly SQL[]) => {
    const [row] = await db
      .select({ id: articles.id, title: articles.title, translations: articles.translations })
      .from(articles)
      .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
      .where(and(shownArticles(kind, null), side))
      .orderBy(...order)
      .limit(1);
    return row ?? null;
  };
  const samePosition = eq(articles.position, position);
  const [previous, next] = await Promise.all([
    closest(or(lt(articles.position, position), and(samePosition, gt(articles.id, id))), [
      desc(articles.position),
      asc(articles.id),
    ]),
    closest(or(gt(articles.position, position), and(samePosition, lt(articles.id, id))), [
      asc(articles.position),
      desc(articles.id),
    ]),
  ]);
  return { previous, next };
}
