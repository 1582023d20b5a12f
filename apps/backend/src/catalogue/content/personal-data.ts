import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { articleFeedback, articles } from "../../platform/store/schema/content.ts";
import { asc, eq } from "../../platform/store/sql.ts";

export const personalData: PersonalData = {
  tables: [articleFeedback],
  export: async (tx, { id }, language) => {
    const given = await tx
      .select()
      .from(articleFeedback)
      .innerJoin(articles, eq(articles.id, articleFeedback.articleId))
      .where(eq(articleFeedback.customerId, id))
      .orderBy(asc(articleFeedback.id));
    return {
      helpArticles: given.map(({ article_feedback: { hasHelped, givenAt }, articles: article }) => ({
        title: inLanguage(article, "title", language),
        hasHelped,
        saidAt: givenAt,
      })),
    };
  },
  erase: async (tx, { id }) => {
    await tx.delete(articleFeedback).where(eq(articleFeedback.customerId, id));
  },
};
