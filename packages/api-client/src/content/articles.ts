import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { page } from "../wire/page.ts";
import { image } from "../wire/image-url.ts";
import { count, id, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";

export interface ArticleSummary {
  readonly id: number;
  readonly title: string;
  readonly intro: string;
  readonly image: string | null;
  readonly views: number;
  /** Epoch milliseconds. */
  readonly createdAt: number | null;
}

export interface ArticlesParams {
  /** Without it all articles. */
  readonly categoryId?: number | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const articleSummary: Decoder<ArticleSummary> = record((field) => ({
  id: field("id", id),
  title: field("title", text),
  intro: field("intro", text),
  image: field("image", image),
  views: field("visit", count),
  createdAt: field("create_time", time),
}));

export const fetchArticles = getCall("article/lists", {
  query: (params: ArticlesParams) => ({ cid: params.categoryId, page_no: params.page, page_size: params.pageSize }),
  decode: page(articleSummary),
});

export const articlesQuery = defineQuery(fetchArticles, {
  key: "articles",
  freshMs: minute,
  sharedMs: 30 * second,
});
