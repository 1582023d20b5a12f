import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

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
