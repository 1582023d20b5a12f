import { type Decoder, optional, record } from "../wire/decode.ts";
import { percentage } from "../wire/percentage.ts";
import { number, optionalCount } from "../wire/scalars.ts";

export interface ReviewSummary {
  /** Share of reviews with more than three stars, 0 to 1; 1 without reviews. */
  readonly positiveRatio: number;
  /** 0 without reviews. */
  readonly averageStars: number;
  /** How many reviews can be read; null where the platform does not say. */
  readonly count: number | null;
}

const summary: Decoder<ReviewSummary> = record((field) => ({
  positiveRatio: field("percent", percentage),
  averageStars: field("goods_comment", (value, context) => number(value ?? 0, context)),
  count: field("count", optionalCount),
}));

const nothingReviewed: ReviewSummary = { positiveRatio: 1, averageStars: 0, count: null };

export const reviewSummary: Decoder<ReviewSummary> = (value, context) =>
  optional(summary)(value, context) ?? nothingReviewed;
