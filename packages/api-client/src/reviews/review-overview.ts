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
  // Platforms with `article_reviews` pool them over the merchants of the article; others pass it over.
  query: (productId: number) => ({ goods_id: productId, article: 1 }),
  decode: lateDecoder("reviewOverview"),
});

export const reviewOverviewQuery = defineQuery(fetchReviewOverview, {
  key: "review-overview",
  staleAfter: ["review-change"],
  freshMs: minute,
  sharedMs: 30 * second,
});
