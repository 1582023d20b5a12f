import { pageNumber, positiveInteger, type ReviewsSearch } from "@plaza/routing";

// A missing value is `undefined`, because the router merges the result into the raw query, whose invalid values would remain.
export function reviewsSearch({ type, pending, written }: Record<string, unknown>): ReviewsSearch {
  return {
    type: positiveInteger(type) === 2 ? 2 : undefined,
    pending: pageNumber(pending),
    written: pageNumber(written),
  };
}
