import { anyMethod, type Calls } from "../http/call.ts";
import { answerArticleCategories } from "./article-categories-call.ts";
import { answerArticle, answerArticlePage } from "./article-detail-call.ts";
import { answerArticles } from "./articles-call.ts";
import { answerBanners } from "./banners-call.ts";

export const contentCalls: Calls = {
  "ad_content/lists": anyMethod(answerBanners),
  "ad/lists": anyMethod(answerBanners),
  "article/category": anyMethod((context) => answerArticleCategories(context, "news")),
  "article/lists": anyMethod((context) => answerArticles(context, "news")),
  "article/detail": anyMethod((context) => answerArticle(context, "news")),
  "pc/articleDetail": anyMethod((context) => answerArticlePage(context, "news")),
  "help/category": anyMethod((context) => answerArticleCategories(context, "help")),
  "help/lists": anyMethod((context) => answerArticles(context, "help")),
  "help/detail": anyMethod((context) => answerArticlePage(context, "help")),
};
