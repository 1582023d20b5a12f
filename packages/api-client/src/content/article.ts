import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { articleDetail, isNoArticle } from "./article-detail.ts";

/** Each call counts as a view of the article. */
export const fetchArticle = getCall("pc/articleDetail", {
  query: (articleId: number) => ({ id: articleId }),
  decode: articleDetail,
  richText: true,
  notFound: isNoArticle,
});

/** Never shared, because the platform counts each call as a view. */
export const articleQuery = defineQuery(fetchArticle, {
  key: "article",
  freshMs: 5 * minute,
});
