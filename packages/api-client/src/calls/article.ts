import type { ApiClient } from "../api-client.ts";
import { ApiError } from "../api-error.ts";
import { type Decoder, isRecord, record, usableRows } from "../wire/decode.ts";
import { loadHtmlCleaner } from "../wire/html.ts";
import { picture } from "../wire/picture-url.ts";
import { count, id, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";

export interface ArticleRecommendation {
  readonly id: number;
  readonly title: string;
  readonly picture: string | null;
  readonly views: number;
}

export interface ArticleDetail {
  readonly id: number;
  readonly title: string;
  /** Epoch milliseconds. */
  readonly createdAt: number | null;
  /** This one included. */
  readonly views: number;
  /** Sanitised: may be set as HTML. */
  readonly contentHtml: string;
  readonly recommendations: readonly ArticleRecommendation[];
}

const recommendation: Decoder<ArticleRecommendation> = record((field) => ({
  id: field("id", id),
  title: field("title", text),
  picture: field("image", picture),
  views: field("visit", count),
}));

/** As decoded, with the content still as it was written. */
const rawArticle: Decoder<ArticleDetail> = record((field) => ({
  id: field("id", id),
  title: field("title", text),
  createdAt: field("create_time", time),
  views: field("visit", count),
  contentHtml: field("content", text),
  // Suggestions beside the article: one of them is dispensable.
  recommendations: field("recommend_list", usableRows(recommendation)),
}));

/** An unknown article is answered as a success, with nothing or with recommendations alone. */
const knownArticle: Decoder<ArticleDetail | null> = (value, context) =>
  isRecord(value) && value["id"] !== undefined ? rawArticle(value, context) : null;

/** Each call counts as a view of the article. */
export async function fetchArticle(api: ApiClient, articleId: number, signal?: AbortSignal): Promise<ArticleDetail> {
  const [article, cleanHtml] = await Promise.all([
    api.get("pc/articleDetail", { id: articleId }, knownArticle, signal),
    loadHtmlCleaner(),
  ]);
  if (article === null) {
    throw new ApiError(`There is no article ${articleId}`, { kind: "business", statusCode: 404 });
  }
  return { ...article, contentHtml: cleanHtml(article.contentHtml, api.context.platformOrigin) };
}
