import type { PersonalData } from "../domain/personal-data.ts";
import { inLanguage } from "../store/language.ts";
import { articleFeedback, articles } from "../store/schema/content.ts";
import { asc, eq } from "../store/sql.ts";

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
