import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { page } from "../wire/page.ts";
import { articleSummary } from "./article-summary.ts";

export interface ArticlesParams {
  /** Without it all articles. */
  readonly categoryId?: number | undefined;
  readonly page: number;
  readonly pageSize: number;
}

export const fetchArticles = getCall("article/lists", {
  query: (params: ArticlesParams) => ({ cid: params.categoryId, page_no: params.page, page_size: params.pageSize }),
  decode: page(articleSummary),
});

export const articlesQuery = defineQuery(fetchArticles, {
  key: "articles",
  freshMs: minute,
  sharedMs: 30 * second,
});
