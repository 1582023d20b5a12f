import { getCall, postCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { page } from "../wire/page.ts";
import { type ArticlesParams, articleSummary, articleDetail, isNoArticle } from "./articles.ts";
import { usableRows } from "../wire/decode.ts";
import { named } from "../wire/id-name.ts";
import { nothing } from "../wire/scalars.ts";

// A category that cannot be read is left out; the others still work as filters.
export const fetchHelpCategories = getCall("help/category", { decode: usableRows(named) });

export const helpCategoriesQuery = defineQuery(fetchHelpCategories, {
  key: "help-categories",
  freshMs: 10 * minute,
  sharedMs: minute,
});

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

/** Each call counts as a view of the article. */
export const fetchHelpArticle = getCall("help/detail", {
  query: (articleId: number) => ({ id: articleId }),
  decode: articleDetail,
  notFound: isNoArticle,
});

/** Never shared, because the platform counts each call as a view. */
export const helpArticleQuery = defineQuery(fetchHelpArticle, {
  key: "help-article",
  freshMs: 5 * minute,
});

export interface HelpFeedback {
  readonly articleId: number;
  readonly helped: boolean;
  /** 32 hexadecimal digits that this browser keeps: a visitor counts once by them, a customer by the session. */
  readonly visitorKey: string;
}

/**
 * Whether an article of the help centre has helped. Repeated, it replaces what was said before. An extension: only where the
 * site configuration's `extensions` have `help_feedback`.
 */
export const sendHelpFeedback = postCall("help/feedback", {
  body: ({ articleId, helped, visitorKey }: HelpFeedback) => ({
    id: articleId,
    helped: helped ? 1 : 0,
    visitor: visitorKey,
  }),
  decode: nothing,
});
