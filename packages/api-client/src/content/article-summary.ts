import { type Decoder, optional, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { type Named, named } from "../wire/named.ts";
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
