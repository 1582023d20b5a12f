import { type Decoder, list, record } from "../wire/decode.ts";
import { percentage } from "../wire/percentage.ts";
import { count, integer } from "../wire/scalars.ts";
import { type ReviewFilter, reviewFilterIds } from "./review-filter.ts";
import type { ReviewOverview } from "./review-overview.ts";

const tabs = list(record((field) => ({ id: field("id", integer), count: field("count", count) })));

export const reviewOverview: Decoder<ReviewOverview> = record((field) => {
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
