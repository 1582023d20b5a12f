import { type Decoder, isNothing, optional, record } from "../wire/decode.ts";
import { count } from "../wire/scalars.ts";

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
