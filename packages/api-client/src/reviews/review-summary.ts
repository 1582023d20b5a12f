import { averageStars } from "../wire/average-stars.ts";
import { type Decoder, optional, record } from "../wire/decode.ts";
import { percentage } from "../wire/percentage.ts";
import { optionalCount } from "../wire/scalars.ts";

export interface ReviewSummary {
  /** Share of reviews with more than three stars, 0 to 1; 1 without reviews. */
  readonly positiveRatio: number;
  /** One decimal; 0 without reviews. */
  readonly averageStars: number;
  /** How many reviews can be read; null where the platform does not say. */
  readonly count: number | null;
  /** At how many shops they were written: the article's, pooled over its merchants; null: only at the product's own. */
  readonly shops: number | null;
}

const summary: Decoder<ReviewSummary> = record((field) => ({
  positiveRatio: field("percent", percentage),
  averageStars: field("goods_comment", averageStars),
  count: field("count", optionalCount),
  shops: field("shops", optionalCount),
}));

const nothingReviewed: ReviewSummary = { positiveRatio: 1, averageStars: 0, count: null, shops: null };

export const reviewSummary: Decoder<ReviewSummary> = (value, context) =>
  optional(summary)(value, context) ?? nothingReviewed;
