import { type ArticleKind, articleCategories, articles } from "../../platform/store/schema/content.ts";
import type { Executor } from "../../platform/store/database.ts";
import { continueIds, insertRows } from "./insert-rows.ts";
import type { ArticleCategoryContents } from "./marketplace-contents.ts";
import { Numbering } from "./numbering.ts";
import { articleImagePath } from "./images/paths.ts";
import { written } from "./written-text.ts";

const oneDay = 24 * 60 * 60 * 1000;

/** News first, then help; within a category in the order of the file. */
export async function seedArticles(
  db: Executor,
  kinds: Readonly<Record<ArticleKind, readonly ArticleCategoryContents[]>>,
  today: Date,
): Promise<void> {
  const categoryIds = new Numbering();
  const articleIds = new Numbering();
  for (const kind of ["news", "help"] as const) {
    await insertRows(
      db,
      articleCategories,
      kinds[kind].map(({ key, name }) => ({ id: categoryIds.add(key), kind, ...written({ name }) })),
    );
    for (const category of kinds[kind]) {
      const rows = category.articles.map((article, index): typeof articles.$inferInsert => {
        const publishedAt = new Date(today.getTime() - article.daysAgo * oneDay);
        return {
          id: articleIds.add(article.key),
          categoryId: categoryIds.of(category.key),
          ...written({ title: article.title, intro: article.intro, body: article.body }),
          image: articleImagePath(article.key),
          visits: article.views,
          isAnnouncement: article.announcement === true,
          // News are sorted by date alone, help as it was written.
          position: kind === "news" ? article.daysAgo : index + 1,
          createdAt: publishedAt,
          updatedAt: publishedAt,
        };
      });
      await insertRows(db, articles, rows);
    }
  }
  await continueIds(db, [articleCategories, articles]);
}
