import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import type { Named } from "../wire/id-name.ts";
import { optionText } from "../wire/option-text.ts";
import { page } from "../wire/page.ts";
import { flag, id, optionalCount, optionalId, optionalText, text, count } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import type { Query } from "../wire/request.ts";
import { type ReviewFilter, reviewFilterIds } from "./review-filter.ts";

/** What narrows reviews down beside their kind: only where the site configuration announces `review_votes`. */
export interface ReviewChoice {
  /** Any of these; none: all. */
  readonly stars?: readonly number[] | undefined;
  /** More than stars alone. */
  readonly withText?: boolean | undefined;
  /** None in another language than the client's; stars alone are read in any. */
  readonly ownLanguage?: boolean | undefined;
  /** None of the same article at other merchants; only with `article_reviews`. */
  readonly ownShop?: boolean | undefined;
}

export type ReviewOrder = "newest" | "helpful" | "highest" | "lowest";

export function choiceQuery({ stars = [], withText, ownLanguage, ownShop }: ReviewChoice): Query {
  return {
    article: 1,
    ...(stars.length > 0 && { stars: stars.join(",") }),
    ...(withText === true && { with_text: 1 }),
    ...(ownLanguage === true && { own_language: 1 }),
    ...(ownShop === true && { own_shop: 1 }),
  };
}

/** 1 to 5: the platform stores stars unchecked. */
export const stars: Decoder<number> = (value, context) => Math.min(Math.max(count(value, context), 1), 5);

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
  /** Where it was bought; null where the platform does not say. */
  readonly shop: Named | null;
  /** The merchant's answer. */
  readonly reply: string | null;
  /** When the merchant has answered, epoch milliseconds; null where the platform does not say. */
  readonly repliedAt: number | null;
  /** What the reviewer has added later; null: nothing. */
  readonly followUp: FollowUp | null;
  /** Whether the reviewer has changed the text. */
  readonly isEdited: boolean;
  /** How many have found it helpful; null where the platform does not know it (`review_votes`). */
  readonly helpfulCount: number | null;
}

export interface FollowUp {
  readonly text: string;
  /** Epoch milliseconds. */
  readonly at: number | null;
  readonly images: readonly string[];
}

export interface ReviewsParams extends ReviewChoice {
  readonly productId: number;
  readonly filter: ReviewFilter;
  /** Without it, the newest first; another only where the site configuration announces `review_votes`. */
  readonly order?: ReviewOrder | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const languageTag = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;

const images: Decoder<readonly string[]> = (value, context) => [
  ...new Set(list(image)(value ?? [], context).filter((address) => address !== null)),
];

const review: Decoder<Review> = record((field) => {
  const language = field("lang", text);
  const shopId = field("shop_id", optionalId);
  const followUp = { text: field("follow_up", text), images: field("follow_up_images", images) };
  return {
    id: field("id", id),
    stars: field("goods_comment", stars),
    createdAt: field("create_time", time),
    text: field("comment", text),
    language: languageTag.test(language) ? language : null,
    nickname: field("nickname", optionalText),
    avatar: field("avatar", image),
    skuLabel: optionText(field, "spec_value_str"),
    images: field("image", images),
    shop: shopId === null ? null : { id: shopId, name: field("shop_name", text) },
    reply: field("reply", optionalText),
    repliedAt: field("reply_time", time),
    followUp:
      followUp.text === "" && followUp.images.length === 0 ? null : { ...followUp, at: field("follow_up_time", time) },
    isEdited: field("edited", flag),
    helpfulCount: field("helpful_num", optionalCount),
  };
});

const reviews = page(review);

/** Newest first; platforms that know the reader's language put reviews in others last. */
export const fetchReviews = getCall("goods_comment/lists", {
  query: (params: ReviewsParams) => ({
    goods_id: params.productId,
    type: reviewFilterIds[params.filter],
    ...choiceQuery(params),
    sort: params.order,
    page_no: params.page,
    page_size: params.pageSize,
  }),
  decode: reviews,
});

export const reviewsQuery = defineQuery(fetchReviews, {
  key: "reviews",
  staleAfter: ["review-change"],
  freshMs: minute,
  sharedMs: 30 * second,
});
