import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, record, isNothing, optional } from "../wire/decode.ts";
import { percentage } from "../wire/percentage.ts";
import { count, integer } from "../wire/scalars.ts";
import { type ReviewFilter, reviewFilterIds } from "./review-filter.ts";

/** How much there is in either list: lines in the one, reviews in the other. */
export interface ReviewCounts {
  readonly pending: number;
  readonly written: number;
}

const counts: Decoder<ReviewCounts> = record((field) => ({
  pending: field("un_comment", count),
  written: field("comment", count),
}));

/** Null where the platform does not count them. */
export const countsBeside: Decoder<ReviewCounts | null> = (value, context) =>
  isNothing(value) ? null : record((field) => field("counts", optional(counts)))(value, context);

/** How many reviews of a product there are to read. */
export interface ReviewOverview {
  /** Share of reviews with more than three stars, 0 to 1; 1 without reviews. */
  readonly positiveRatio: number;
  readonly counts: Readonly<Record<ReviewFilter, number>>;
}

const tabs = list(record((field) => ({ id: field("id", integer), count: field("count", count) })));

const reviewOverview: Decoder<ReviewOverview> = record((field) => {
  const sent = field("comment", tabs);
  const countOf = (filter: ReviewFilter): number => sent.find(({ id }) => id === reviewFilterIds[filter])?.count ?? 0;
  return {
    positiveRatio: field("percent", percentage),
    counts: {
      all: countOf("all"),
      images: countOf("images"),
      good: countOf("good"),
      medium: countOf("medium"),
      bad: countOf("bad"),
    },
  };
});

export const fetchReviewOverview = getCall("goods_comment/category", {
  // Platforms with `article_reviews` pool them over the merchants of the article; others pass it over.
  query: (productId: number) => ({ goods_id: productId, article: 1 }),
  decode: reviewOverview,
});

export const reviewOverviewQuery = defineQuery(fetchReviewOverview, {
  key: "review-overview",
  staleAfter: ["review-change"],
  freshMs: minute,
  sharedMs: 30 * second,
});
