import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { optionText } from "../wire/option-text.ts";
import { page } from "../wire/page.ts";
import { image } from "../wire/image-url.ts";
import { type ReviewFilter, reviewFilterIds } from "./review-filter.ts";
import { count, id, optionalText, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";

export interface Review {
  readonly id: number;
  /** 1 to 5. */
  readonly stars: number;
  /** Epoch milliseconds. */
  readonly createdAt: number | null;
  /** What the reviewer wrote; "" for stars alone. */
  readonly text: string;
  /** The language of the text, for a `lang` attribute; null where the platform does not say. */
  readonly language: string | null;
  readonly nickname: string | null;
  readonly avatar: string | null;
  /** The texts of the options that were bought; null where there was nothing to choose or the SKU is gone. */
  readonly skuLabel: string | null;
  readonly images: readonly string[];
  /** The merchant's answer. */
  readonly reply: string | null;
}

export interface ReviewsParams {
  readonly productId: number;
  readonly filter: ReviewFilter;
  readonly page: number;
  readonly pageSize: number;
}

const languageTag = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;

/** The platform stores stars unchecked. */
const stars: Decoder<number> = (value, context) => Math.min(Math.max(count(value, context), 1), 5);

const review: Decoder<Review> = record((field) => {
  const language = field("lang", text);
  return {
    id: field("id", id),
    stars: field("goods_comment", stars),
    createdAt: field("create_time", time),
    text: field("comment", text),
    language: languageTag.test(language) ? language : null,
    nickname: field("nickname", optionalText),
    avatar: field("avatar", image),
    skuLabel: field("spec_value_str", optionText),
    images: [...new Set(field("image", list(image)).filter((address) => address !== null))],
    reply: field("reply", optionalText),
  };
});

/** Newest first; platforms that know the reader's language put reviews in others last. */
export const fetchReviews = getCall("goods_comment/lists", {
  query: (params: ReviewsParams) => ({
    goods_id: params.productId,
    type: reviewFilterIds[params.filter],
    page_no: params.page,
    page_size: params.pageSize,
  }),
  decode: page(review),
});

export const reviewsQuery = defineQuery(fetchReviews, {
  key: "reviews",
  freshMs: minute,
  sharedMs: 30 * second,
});
