import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, optional, record } from "../wire/decode.ts";
import { images } from "../wire/image-url.ts";
import { instant, requiredInstant } from "../wire/instant.ts";
import { wordOf } from "../wire/enums.ts";
import { type Named, named } from "../wire/id-name.ts";
import { type Page, page } from "../wire/page.ts";
import { count, flag, id, nothing, text } from "../wire/scalars.ts";

export type ShopReviewList = "toAnswer" | "low" | "answered" | "reported" | "all";

/** Why a shop wants the platform to look at a review. */
export type ShopReportReason = "advertising" | "offensive" | "unrelated" | "private" | "other";

/** That the shop has reported a review, and what the platform has decided. */
export interface ShopReviewReport {
  readonly reason: ShopReportReason;
  readonly note: string;
  readonly reportedAt: number;
  /** Null: it is not decided. */
  readonly outcome: "kept" | "hidden" | null;
  readonly decidedAt: number | null;
}

/** A review of one of the shop's products, as everybody reads it. */
export interface ShopReview {
  readonly id: number;
  readonly product: Named;
  /** What was bought of it; "" where there is one kind only. */
  readonly sku: string;
  readonly nickname: string;
  /** 1 to 5. */
  readonly stars: number;
  readonly body: string;
  readonly images: readonly string[];
  readonly followUp: string;
  readonly followUpImages: readonly string[];
  readonly helpfulCount: number;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** "" before. */
  readonly answer: string;
  readonly answeredAt: number | null;
  /** Who of the shop has answered; "" where nobody is known. */
  readonly answeredBy: string;
  /** Readers see it. */
  readonly isShown: boolean;
  /** Null: the shop has not reported it. */
  readonly report: ShopReviewReport | null;
}

const outcomes = ["kept", "hidden"] as const;
const report: Decoder<ShopReviewReport> = record((field) => ({
  reason: field("reason", wordOf<ShopReportReason>("advertising", "offensive", "unrelated", "private", "other")),
  note: field("note", text),
  reportedAt: field("reported_at", requiredInstant),
  outcome: field("outcome", (value) => outcomes.find((each) => each === value) ?? null),
  decidedAt: field("decided_at", instant),
}));

const review: Decoder<ShopReview> = record((field) => ({
  id: field("id", id),
  product: field("product", named),
  sku: field("sku", text),
  nickname: field("nickname", text),
  stars: field("stars", count),
  body: field("body", text),
  images: field("images", images),
  followUp: field("follow_up", text),
  followUpImages: field("follow_up_images", images),
  helpfulCount: field("helpful", count),
  createdAt: field("created_at", requiredInstant),
  answer: field("answer", text),
  answeredAt: field("answered_at", instant),
  answeredBy: field("answered_by", text),
  // An older platform lists none that is hidden.
  isShown: field("is_shown", optional(flag)) ?? true,
  report: field("report", optional(report)),
}));

const lists: Readonly<Record<ShopReviewList, string>> = {
  toAnswer: "to_answer",
  low: "low",
  answered: "answered",
  reported: "reported",
  all: "all",
};

export interface ShopReviews extends Page<ShopReview> {
  readonly counts: { readonly toAnswer: number };
}

export interface ShopReviewsParams {
  readonly list: ShopReviewList;
  /** Of these alone, wherever they stand in the list. */
  readonly ids?: readonly number[];
  /** 1 to 5. */
  readonly stars?: number | undefined;
  /** A part of the product's name, or the beginning of the shop's number of it. */
  readonly words?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

const reviewPage = page(review);
const countsBeside: Decoder<ShopReviews["counts"]> = record((field) =>
  field(
    "counts",
    record((counted) => ({ toAnswer: counted("to_answer", count) })),
  ),
);

/** The newest first. */
export const fetchShopReviews = getCall("reviews/list", {
  query: ({ list: name, ids, stars, words, page: number, pageSize }: ShopReviewsParams) => ({
    list: lists[name],
    ...(ids !== undefined && { ids: ids.join(",") }),
    stars,
    words,
    page_no: number,
    page_size: pageSize,
  }),
  decode: (value, context): ShopReviews => ({ ...reviewPage(value, context), counts: countsBeside(value, context) }),
});

export const shopReviewsQuery = defineQuery(fetchShopReviews, {
  key: "shop-reviews",
  freshMs: 5 * second,
  staleAfter: ["shop-review-change"],
});

/** Asks the platform to look at a review, once; another reason than those that have a name is written. */
export const reportShopReview = postCall("reviews/report", {
  body: ({
    id: reviewId,
    reason,
    note,
  }: {
    readonly id: number;
    readonly reason: ShopReportReason;
    readonly note: string;
  }) => ({ id: reviewId, reason, note }),
  decode: nothing,
});

/** Everybody reads it. Another answer takes the place of the one before, `was`; one that is not that any more stays. */
export const answerReview = postCall("reviews/answer", {
  body: ({ id: reviewId, answer, was }: { readonly id: number; readonly answer: string; readonly was: string }) => ({
    id: reviewId,
    answer,
    was,
  }),
  decode: nothing,
});
