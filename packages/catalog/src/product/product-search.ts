import type { ReviewFilter } from "@plaza/api-client";
import { positiveInteger, type ProductSearch } from "@plaza/routing";

export const reviewFilters: readonly ReviewFilter[] = ["all", "images", "good", "medium", "bad"];

// A missing value is `undefined` rather than absent, because the router merges the result into the raw query, whose
// invalid values would otherwise remain. Page and filter belong to the reviews' tab and are dropped without it.
export function productSearch(search: Record<string, unknown>): ProductSearch {
  if (search["tab"] !== "reviews") return { tab: undefined, reviews: undefined, reviewPage: undefined };
  const filter = reviewFilters.find((each) => each === search["reviews"]);
  const page = positiveInteger(search["reviewPage"]);
  return {
    tab: "reviews",
    reviews: filter === "all" ? undefined : filter,
    reviewPage: page === 1 ? undefined : page,
  };
}

/** The query of the reviews' tab, without what is the default. */
export function reviewsSearch(filter: ReviewFilter = "all", page = 1): ProductSearch {
  return {
    tab: "reviews",
    ...(filter !== "all" && { reviews: filter }),
    ...(page > 1 && { reviewPage: page }),
  };
}
