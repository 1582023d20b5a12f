import type { CallContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { and, desc, eq, ne, asc, gt, lt, or, type SQL } from "../../platform/store/sql.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { type ArticleKind, articleCategories, articles } from "../../platform/store/schema/content.ts";
import { foundArticles } from "./found-articles.ts";
import { previewedArticle } from "./preview-article.ts";
import { previewedRevision } from "../../platform/previews/previewed-revision.ts";

const maxRecommended = 5;

/** `article/detail`: what readers find, or what a preview shows. Counts a visit. */
export async function handleArticle(context: CallContext, kind: ArticleKind) {
  return articleWire(context, await readArticle(context, kind));
}

/** `pc/articleDetail`: with the most read of the others, and with those before and behind it in the list. */
export async function handleNewsPage(context: CallContext) {
  const { language } = context;
  const read = await readArticle(context, "news");
  const [page, neighbours] = await Promise.all([
    pageWire(context, "news", read),
    articleNeighbours(context, "news", read.article),
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

async function readArticle(context: CallContext, kind: ArticleKind) {
  const { db, query, now } = context;
  const id = query.id("id") ?? 0;
  const revision = await previewedRevision(context, "article", String(id));
  if (revision !== null) {
    const previewed = await previewedArticle(db, id, revision);
    if (previewed.category.kind === kind) return { ...previewed, isPreviewed: true };
  }
  const [row] = await db
    .select({ article: articles, category: articleCategories })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .where(and(eq(articles.id, id), foundArticles({ kind }, now())));
  if (row === undefined) throw new DomainError("articleGone", { notFound: true });
  return { ...row, isPreviewed: false };
}

function articleWire({ language, images, articleVisits }: CallContext, { article, isPreviewed }: ReadArticle) {
  if (!isPreviewed) articleVisits.add(article.id);
  return {
    id: article.id,
    title: inLanguage(article, "title", language),
    create_time: wallClock(article.createdAt),
    visit: article.visits + articleVisits.pending(article.id),
    content: images.inHtml(inLanguage(article, "body", language)),
    update_time: wallClock(article.updatedAt),
  };
}

async function pageWire(context: CallContext, kind: ArticleKind, read: ReadArticle) {
  const { article, category } = read;
  const { db, language, images, now } = context;
  const others = await db
    .select({ article: articles })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .where(and(foundArticles({ kind }, now()), ne(articles.id, article.id)))
    .orderBy(
      ...(kind === "help" ? [desc(eq(articles.categoryId, category.id))] : []),
      desc(articles.visits),
      desc(articles.id),
    )
    .limit(maxRecommended);
  return {
    ...articleWire(context, read),
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
async function articleNeighbours({ db, now }: CallContext, kind: ArticleKind, { id, position }: ListPosition) {
  const found = foundArticles({ kind }, now());
  const closest = async (side: SQL | undefined, order: readonly SQL[]) => {
    const [row] = await db
      .select({ id: articles.id, title: articles.title, translations: articles.translations })
      .from(articles)
      .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
      .where(and(found, side))
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
