import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";
import { type ReviewWriting, writingBody } from "./review-writing.ts";

export interface ChangedReview extends ReviewWriting {
  readonly reviewId: number;
}

/** An extension: only where the site configuration announces `review_edit`. A repetition changes nothing. */
export const changeReview = postCall("goods_comment/change", {
  body: ({ reviewId, ...writing }: ChangedReview) => ({ id: reviewId, ...writingBody(writing) }),
  decode: nothing,
});
