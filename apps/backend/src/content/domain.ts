import { anyMethod } from "../http/call.ts";
import { handleArticleCategories } from "./article-categories-call.ts";
import { handleArticle, handleArticlePage } from "./article-detail-call.ts";
import { handleArticles } from "./articles-call.ts";
import { handleBanners } from "./banners-call.ts";
import type { Domain } from "../domain/domain.ts";
import { contentMessages } from "./content-messages.ts";
import { createArticleVisits } from "./article-visits.ts";

export const contentDomain = {
  name: "content",
  calls: {
    "ad_content/lists": anyMethod(handleBanners),
    "ad/lists": anyMethod(handleBanners),
    "article/category": anyMethod((context) => handleArticleCategories(context, "news")),
    "article/lists": anyMethod((context) => handleArticles(context, "news")),
    "article/detail": anyMethod((context) => handleArticle(context, "news")),
    "pc/articleDetail": anyMethod((context) => handleArticlePage(context, "news")),
    "help/category": anyMethod((context) => handleArticleCategories(context, "help")),
    "help/lists": anyMethod((context) => handleArticles(context, "help")),
    "help/detail": anyMethod((context) => handleArticlePage(context, "help")),
  },
  messages: contentMessages,
  open: ({ db, report }) => {
    const articleVisits = createArticleVisits(db, (error) => report(error, "visits of articles could not be written"));
    return { services: { articleVisits }, close: () => articleVisits.close() };
  },
} satisfies Domain;
