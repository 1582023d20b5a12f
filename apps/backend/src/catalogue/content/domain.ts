import { anyMethod, postOnly, countedAs } from "../../platform/http/call.ts";
import { handleArticleCategories, handleArticles } from "./article-list-calls.ts";
import { handleArticle, handleHelpPage, handleNewsPage } from "./article-detail-call.ts";
import { forOperators } from "../../platform/http/desk-call.ts";
import { articleTurns } from "./article-turns.ts";
import {
  handleAddArticle,
  handleArticlePreviewAddresses,
  handleDiscardArticleDraft,
  handlePublishArticle,
  handlePublishArticleAgain,
  handleRemoveArticle,
  handleSaveArticleDraft,
  handleShowArticle,
} from "./desk/article-calls.ts";
import { articleMessages } from "./desk/article-messages.ts";
import {
  handleArticleCategoryList,
  handleMoveArticleCategory,
  handleRemoveArticleCategory,
  handleSaveArticleCategory,
} from "./desk/category-calls.ts";
import { handleArticleDetail, handleArticleList, handleArticleVersion } from "./desk/read-article-calls.ts";
import { handleMovedArticle } from "./moved-article-call.ts";
import { articlePreview } from "./preview-article.ts";
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
    "article/moved": anyMethod(handleMovedArticle),
  },
  deskCalls: {
    "articles/list": forOperators("GET", handleArticleList),
    "articles/detail": forOperators("GET", handleArticleDetail),
    "articles/version": forOperators("GET", handleArticleVersion),
    "articles/add": forOperators("POST", handleAddArticle),
    "articles/save_draft": forOperators("POST", handleSaveArticleDraft),
    "articles/discard_draft": forOperators("POST", handleDiscardArticleDraft),
    "articles/publish": forOperators("POST", handlePublishArticle),
    "articles/publish_again": forOperators("POST", handlePublishArticleAgain),
    "articles/show": forOperators("POST", handleShowArticle),
    "articles/remove": forOperators("POST", handleRemoveArticle),
    "articles/preview_addresses": forOperators("POST", handleArticlePreviewAddresses),
    "article_categories/list": forOperators("GET", handleArticleCategoryList),
    "article_categories/save": forOperators("POST", handleSaveArticleCategory),
    "article_categories/move": forOperators("POST", handleMoveArticleCategory),
    "article_categories/remove": forOperators("POST", handleRemoveArticleCategory),
  },
  previews: { article: articlePreview },
  turns: [articleTurns],
  messages: { ...contentMessages, ...articleMessages },
  jobs: [indexArticles],
  open: ({ db, report }) => {
    const articleVisits = createArticleVisits(db, (error) => report(error, "visits of articles could not be written"));
    return { services: { articleVisits }, close: () => articleVisits.close() };
  },
  personalData,
} satisfies Domain;
