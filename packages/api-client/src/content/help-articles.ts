import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { page } from "../wire/page.ts";
import { articleSummary } from "./article-summary.ts";
import type { ArticlesParams } from "./articles.ts";

export interface HelpArticlesParams extends ArticlesParams {
  /** What questions and answers are searched for. An extension: only where `extensions` have `help_search`. */
  readonly text?: string | undefined;
}

export const fetchHelpArticles = getCall("help/lists", {
  query: (params: HelpArticlesParams) => ({
    cid: params.categoryId,
    name: params.text,
    page_no: params.page,
    page_size: params.pageSize,
  }),
  decode: page(articleSummary),
});

export const helpArticlesQuery = defineQuery(fetchHelpArticles, {
  key: "help-articles",
  freshMs: minute,
  sharedMs: 30 * second,
});
