import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { lateDecoder } from "../wire/late-decoder.ts";
import type { ReviewFilter } from "./review-filter.ts";

/** How many reviews of a product there are to read. */
export interface ReviewOverview {
  /** Share of reviews with more than three stars, 0 to 1; 1 without reviews. */
  readonly positiveRatio: number;
  readonly counts: Readonly<Record<ReviewFilter, number>>;
}

export const fetchReviewOverview = getCall("goods_comment/category", {
  query: (productId: number) => ({ goods_id: productId }),
  decode: lateDecoder("reviewOverview"),
});

export const reviewOverviewQuery = defineQuery(fetchReviewOverview, {
  key: "review-overview",
  staleAfter: ["review-change"],
  freshMs: minute,
  sharedMs: 30 * second,
});
