import { type Decoder, optional, record } from "../wire/decode.ts";
import { number } from "../wire/scalars.ts";

export interface ReviewSummary {
  /** Share of reviews with more than three stars, 0 to 1; 1 without reviews. */
  readonly positiveRatio: number;
  /** 0 without reviews. */
  readonly averageStars: number;
}

/** "66.67%" */
const percentage: Decoder<number> = (value, context) => {
  const read = number(typeof value === "string" ? value.trim().replace(/%$/, "") : (value ?? 100), context);
  // Sent with two decimals; dividing by 100 alone would add float noise.
  return Math.round(Math.min(Math.max(read, 0), 100) * 100) / 10_000;
};

const summary: Decoder<ReviewSummary> = record((field) => ({
  positiveRatio: field("percent", percentage),
  averageStars: field("goods_comment", (value, context) => number(value ?? 0, context)),
}));

const nothingReviewed: ReviewSummary = { positiveRatio: 1, averageStars: 0 };

export const reviewSummary: Decoder<ReviewSummary> = (value, context) =>
  optional(summary)(value, context) ?? nothingReviewed;
