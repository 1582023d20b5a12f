import type { Executor } from "../../platform/store/database.ts";
import { type ArticleKind, articleCategories, articles } from "../../platform/store/schema/content.ts";
import { and, asc, desc, eq, gt, lt, or, type SQL } from "../../platform/store/sql.ts";
import { shownArticles } from "./articles-call.ts";

type ListPosition = Pick<typeof articles.$inferSelect, "id" | "position">;

/** What stands before and behind an article in the list of its kind; null at its ends. */
export async function articleNeighbours(db: Executor, kind: ArticleKind, { id, position }: ListPosition) {
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
