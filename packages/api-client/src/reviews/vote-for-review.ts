import { postCall } from "../call.ts";
import { record } from "../wire/decode.ts";
import { count } from "../wire/scalars.ts";

export interface ReviewVote {
  readonly reviewId: number;
  /** The wanted state: a repetition changes nothing. */
  readonly isHelpful: boolean;
}

/** An extension: only where the site configuration announces `review_votes`. @returns how many it has helped now */
export const voteForReview = postCall("goods_comment/vote", {
  body: ({ reviewId, isHelpful }: ReviewVote) => ({ id: reviewId, is_helpful: isHelpful ? 1 : 0 }),
  decode: record((field) => field("helpful_num", count)),
});
