import type { WireBody } from "../wire/request.ts";
import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";
import { idempotencyHeader, type Repeatable } from "../wire/idempotency.ts";

/** How many characters a review may have, as people count them, and how many images. */
export const reviewLimits = { characters: 150, images: 9 } as const;

/** The four ratings of a review, each 1 to 5. */
export interface ReviewRatings {
  readonly product: number;
  readonly description: number;
  readonly service: number;
  readonly delivery: number;
}

/** What a customer says in a review. */
export interface ReviewWriting {
  readonly ratings: ReviewRatings;
  /** "" for stars alone. */
  readonly text: string;
  /** Paths of uploads. */
  readonly images: readonly string[];
}

function writingBody({ ratings, text, images }: ReviewWriting): WireBody {
  return {
    goods_comment: ratings.product,
    description_comment: ratings.description,
    service_comment: ratings.service,
    express_comment: ratings.delivery,
    comment: text.trim(),
    image: images,
  };
}

export interface NewReview extends ReviewWriting, Repeatable {
  /** What was bought. */
  readonly lineId: number;
}

/** Everybody reads it at once. A line is reviewed once. */
export const publishReview = postCall("goods_comment/addGoodsComment", {
  body: ({ lineId, ...writing }: NewReview) => ({ order_goods_id: lineId, ...writingBody(writing) }),
  headers: idempotencyHeader,
  decode: nothing,
});

export interface ChangedReview extends ReviewWriting {
  readonly reviewId: number;
}

/** An extension: only where the site configuration announces `review_edit`. A repetition changes nothing. */
export const changeReview = postCall("goods_comment/change", {
  body: ({ reviewId, ...writing }: ChangedReview) => ({ id: reviewId, ...writingBody(writing) }),
  decode: nothing,
});

export interface ReviewFollowUp {
  readonly reviewId: number;
  readonly text: string;
  /** Paths of uploads. */
  readonly images: readonly string[];
}

/**
 * Adds to a review, once. An extension: only where the site configuration announces `review_edit`. The same once more
 * changes nothing.
 */
export const followUpReview = postCall("goods_comment/followUp", {
  body: ({ reviewId, text, images }: ReviewFollowUp) => ({ id: reviewId, comment: text.trim(), image: images }),
  decode: nothing,
});

/**
 * Deletes an own review for ever. An extension: only where the site configuration announces `review_edit`. A repetition
 * changes nothing.
 */
export const removeReview = postCall("goods_comment/remove", {
  body: (reviewId: number) => ({ id: reviewId }),
  decode: nothing,
});
