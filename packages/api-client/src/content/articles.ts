import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { page } from "../wire/page.ts";
import { type Decoder, isRecord, optional, record, usableRows } from "../wire/decode.ts";
import { type Envelope, success } from "../wire/envelope.ts";
import { image } from "../wire/image-url.ts";
import { type Named, named } from "../wire/id-name.ts";
import { type SafeHtml, safeHtml } from "../wire/rich-text.ts";
import { count, id, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";

/** News or an answer of the help centre, as lists show it. */
export interface ArticleSummary {
  readonly id: number;
  readonly title: string;
  readonly intro: string;
  readonly image: string | null;
  readonly views: number;
  /** Epoch milliseconds. */
  readonly createdAt: number | null;
  /** Null where the platform does not say it in lists. */
  readonly updatedAt: number | null;
  readonly category: Named | null;
}

export const articleSummary: Decoder<ArticleSummary> = record((field) => ({
  id: field("id", id),
  title: field("title", text),
  intro: field("intro", text),
  image: field("image", image),
  views: field("visit", count),
  createdAt: field("create_time", time),
  updatedAt: field("update_time", time),
  category: field("category", optional(named)),
}));

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

/** What leads to an article. */
export interface ArticleTitle {
  readonly id: number;
  readonly title: string;
}

export interface ArticleRecommendation extends ArticleTitle {
  readonly image: string | null;
  readonly views: number;
}

export interface ArticleDetail {
  readonly id: number;
  readonly title: string;
  /** Empty where the platform says it in lists alone, or nowhere. */
  readonly intro: string;
  readonly image: string | null;
  readonly category: Named | null;
  /** Epoch milliseconds. */
  readonly createdAt: number | null;
  readonly updatedAt: number | null;
  /** The number of views, this one included. */
  readonly views: number;
  readonly contentHtml: SafeHtml;
  readonly recommendations: readonly ArticleRecommendation[];
  /** What stands before it in the list of news; null where there is none, or the platform does not say. */
  readonly previous: ArticleTitle | null;
  readonly next: ArticleTitle | null;
}

const articleTitle: Decoder<ArticleTitle> = record((field) => ({ id: field("id", id), title: field("title", text) }));

const recommendation: Decoder<ArticleRecommendation> = record((field) => ({
  id: field("id", id),
  title: field("title", text),
  image: field("image", image),
  views: field("visit", count),
}));

export const articleDetail: Decoder<ArticleDetail> = record((field) => ({
  id: field("id", id),
  title: field("title", text),
  intro: field("intro", text),
  image: field("image", image),
  category: field("category", optional(named)),
  createdAt: field("create_time", time),
  updatedAt: field("update_time", time),
  views: field("visit", count),
  contentHtml: field("content", safeHtml),
  // The suggestions are an extra: one that cannot be read is left out.
  recommendations: field("recommend_list", usableRows(recommendation)),
  previous: field("previous", optional(articleTitle)),
  next: field("next", optional(articleTitle)),
}));

/** An unknown article is answered as a success, with nothing or with recommendations alone. */
export function isNoArticle({ code, data }: Envelope): boolean {
  return code === success && (!isRecord(data) || data["id"] === undefined);
}

/** Each call counts as a view of the article. */
export const fetchArticle = getCall("pc/articleDetail", {
  query: (articleId: number) => ({ id: articleId }),
  decode: articleDetail,
  notFound: isNoArticle,
});

/** Never shared, because the platform counts each call as a view. */
export const articleQuery = defineQuery(fetchArticle, {
  key: "article",
  freshMs: 5 * minute,
});

export type ArticleCategory = Named;

// A category that cannot be read is left out; the others still work as filters.
const articleCategories = usableRows(named);

export const fetchArticleCategories = getCall("article/category", { decode: articleCategories });

export const articleCategoriesQuery = defineQuery(fetchArticleCategories, {
  key: "article-categories",
  freshMs: 10 * minute,
  sharedMs: minute,
});
