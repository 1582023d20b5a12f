import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

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
