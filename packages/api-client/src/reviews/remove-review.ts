import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

/**
 * Deletes an own review for ever. An extension: only where the site configuration announces `review_edit`. A repetition
 * changes nothing.
 */
export const removeReview = postCall("goods_comment/remove", {
  body: (reviewId: number) => ({ id: reviewId }),
  decode: nothing,
});
