import { anyMethod, postOnly, countedAs } from "../../platform/http/call.ts";
import { handleArticleCategories, handleArticles } from "./article-list-calls.ts";
import { handleArticle, handleHelpPage, handleNewsPage } from "./article-detail-call.ts";
import type { Domain } from "../../platform/domain/domain.ts";
import { contentMessages } from "./content-messages.ts";
import { createArticleVisits } from "./article-visits.ts";
import { handleFeedback } from "./feedback-call.ts";
import { indexArticles } from "./index-changed-articles.ts";
import { personalData } from "./personal-data.ts";

export const contentDomain = {
  name: "content",
  calls: {
    "article/category": anyMethod((context) => handleArticleCategories(context, "news")),
    "article/lists": anyMethod((context) => handleArticles(context, "news")),
    "article/detail": anyMethod((context) => handleArticle(context, "news")),
    "pc/articleDetail": anyMethod(handleNewsPage),
    "help/category": anyMethod((context) => handleArticleCategories(context, "help")),
    "help/lists": countedAs(
      "search",
      anyMethod((context) => handleArticles(context, "help")),
      (query) => query.text("name") !== "",
    ),
    "help/feedback": postOnly(handleFeedback),
    "help/detail": anyMethod(handleHelpPage),
  },
  messages: contentMessages,
  jobs: [indexArticles],
  open: ({ db, report }) => {
    const articleVisits = createArticleVisits(db, (error) => report(error, "visits of articles could not be written"));
    return { services: { articleVisits }, close: () => articleVisits.close() };
  },
  personalData,
} satisfies Domain;
