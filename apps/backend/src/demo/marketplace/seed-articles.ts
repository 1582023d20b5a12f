import { createHash } from "node:crypto";
import type { DemoArticle } from "@plaza/demo-marketplace";
import { type ArticleAuthor, addArticle, publishArticle } from "../../catalogue/content/desk/change-article.ts";
import { addArticleCategory } from "../../catalogue/content/desk/change-category.ts";
import { giveFeedback } from "../../catalogue/content/give-feedback.ts";
import { inEachLanguage } from "../../platform/store/language.ts";
import {
  type ArticleContents,
  type ArticleKind,
  articleCategories,
  articles,
} from "../../platform/store/schema/content.ts";
import type { Executor } from "../../platform/store/database.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { eq } from "../../platform/store/sql.ts";
import { demoAccount, platformAgentKey } from "./chat/demo-agents.ts";
import { chance } from "./chance.ts";
import { continueIds } from "./insert-rows.ts";
import type { ArticleCategoryContents } from "./marketplace-contents.ts";
import { Numbering } from "./numbering.ts";
import { articleImagePath } from "./images/paths.ts";

const oneDay = 24 * 60 * 60 * 1000;

/** Written and published by the demo's operator, as it is done at the desk: news first, then help, in the order of the file. */
export async function seedArticles(
  tx: Executor,
  kinds: Readonly<Record<ArticleKind, readonly ArticleCategoryContents[]>>,
  today: Date,
): Promise<void> {
  const [operator] = await tx
    .select({ id: agents.id })
    .from(agents)
    .where(eq(agents.account, demoAccount(platformAgentKey)));
  const agentId = operator?.id ?? null;
  const categoryIds = new Numbering();
  const articleIds = new Numbering();
  for (const kind of ["news", "help"] as const) {
    for (const { key, name } of kinds[kind])
      await addArticleCategory(tx, kind, { name, isShown: true }, categoryIds.add(key));
    for (const category of kinds[kind]) {
      for (const [index, article] of category.articles.entries()) {
        const id = articleIds.add(article.key);
        const author: ArticleAuthor = { agentId, now: new Date(today.getTime() - article.daysAgo * oneDay) };
        const { title, intro, body } = article;
        const contents: ArticleContents = {
          categoryId: categoryIds.of(category.key),
          texts: inEachLanguage((language) => ({
            title: title[language],
            intro: intro[language],
            body: body[language],
          })),
          image: articleImagePath(article.key),
          // News are sorted by date alone, help as it was written.
          position: kind === "news" ? article.daysAgo : index + 1,
          shownFrom: null,
          shownUntil: null,
          isAnnouncement: article.announcement === true,
          tickerFrom: null,
          tickerUntil: null,
        };
        await addArticle(tx, author, contents, id);
        await publishArticle(tx, author, { id, revision: 1 }, "zh");
        await tx.update(articles).set({ visits: article.views }).where(eq(articles.id, id));
        if (kind === "help") await seedFeedback(tx, id, article, today);
      }
    }
  }
  await continueIds(tx, [articleCategories, articles]);
}

/** One reader in so many says whether an article has helped, and most of them that it has. */
const readersPerAnswer = 40;
const maxAnswers = 30;

async function seedFeedback(
  tx: Executor,
  articleId: number,
  { key, views, daysAgo }: Pick<DemoArticle, "key" | "views" | "daysAgo">,
  today: Date,
): Promise<void> {
  const answers = Math.min(maxAnswers, Math.floor(views / readersPerAnswer));
  // Some articles help less than others.
  const helpedOfTen = 6 + chance(`${key}/helps`, 4);
  for (let answer = 0; answer < answers; answer += 1) {
    const about = `${key}/answer/${answer}`;
    const age = chance(`${about}/age`, Math.max(1, daysAgo * oneDay));
    await giveFeedback(tx, {
      articleId,
      reader: { visitorKey: createHash("md5").update(about).digest("hex") },
      hasHelped: chance(about, 10) < helpedOfTen,
      now: new Date(today.getTime() - age),
    });
  }
}
