import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { articleDetail, isNoArticle } from "./article-detail.ts";

/** Each call counts as a view of the article. */
export const fetchHelpArticle = getCall("help/detail", {
  query: (articleId: number) => ({ id: articleId }),
  decode: articleDetail,
  richText: true,
  notFound: isNoArticle,
});

/** Never shared, because the platform counts each call as a view. */
export const helpArticleQuery = defineQuery(fetchHelpArticle, {
  key: "help-article",
  freshMs: 5 * minute,
});
