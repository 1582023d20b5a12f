import { getCall, postCall } from "../call.ts";
import { list, record } from "../wire/decode.ts";
import { id, nothing, count } from "../wire/scalars.ts";

/** What a customer has to do with the reviews of a product, by their ids. */
export interface OwnReviewState {
  /** Found helpful. */
  readonly voted: readonly number[];
  readonly reported: readonly number[];
  readonly written: readonly number[];
}

/** An extension: only where the site configuration announces `review_votes`. */
export const fetchOwnReviewState = getCall("goods_comment/mine", {
  query: (productId: number) => ({ goods_id: productId, article: 1 }),
  decode: record((field): OwnReviewState => ({
    voted: field("voted", list(id)),
    reported: field("reported", list(id)),
    written: field("written", list(id)),
  })),
});

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

/** Why a review should not stand there. */
export type ReportReason = "advertising" | "offensive" | "private" | "unrelated" | "untrue";

export interface ReviewReport {
  readonly reviewId: number;
  readonly reason: ReportReason;
}

/** An extension: only where the site configuration announces `review_votes`. A second report of a review is none. */
export const reportReview = postCall("goods_comment/report", {
  body: ({ reviewId, reason }: ReviewReport) => ({ id: reviewId, reason }),
  decode: nothing,
});
