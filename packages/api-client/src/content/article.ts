import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, isRecord, record, usableRows } from "../wire/decode.ts";
import { success } from "../wire/envelope.ts";
import { image } from "../wire/image-url.ts";
import { type SafeHtml, safeHtml } from "../wire/safe-html.ts";
import { count, id, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";

export interface ArticleRecommendation {
  readonly id: number;
  readonly title: string;
  readonly image: string | null;
  readonly views: number;
}

export interface ArticleDetail {
  readonly id: number;
  readonly title: string;
  /** Epoch milliseconds. */
  readonly createdAt: number | null;
  /** The number of views, this one included. */
  readonly views: number;
  readonly contentHtml: SafeHtml;
  readonly recommendations: readonly ArticleRecommendation[];
}

const recommendation: Decoder<ArticleRecommendation> = record((field) => ({
  id: field("id", id),
  title: field("title", text),
  image: field("image", image),
  views: field("visit", count),
}));

const article: Decoder<ArticleDetail> = record((field) => ({
  id: field("id", id),
  title: field("title", text),
  createdAt: field("create_time", time),
  views: field("visit", count),
  contentHtml: field("content", safeHtml),
  // The suggestions are an extra: one that cannot be read is left out.
  recommendations: field("recommend_list", usableRows(recommendation)),
}));

/** Each call counts as a view of the article. */
export const fetchArticle = getCall("pc/articleDetail", {
  query: (articleId: number) => ({ id: articleId }),
  decode: article,
  richText: true,
  // An unknown article is answered as a success, with nothing or with recommendations alone.
  notFound: ({ code, data }) => code === success && (!isRecord(data) || data["id"] === undefined),
});

/** Never shared, because the platform counts each call as a view. */
export const articleQuery = defineQuery(fetchArticle, {
  key: "article",
  freshMs: 5 * minute,
});
