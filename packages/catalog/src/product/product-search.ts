import type { ReviewFilter } from "@plaza/api-client";
import { positiveInteger, type ProductSearch } from "@plaza/routing";

export const reviewFilters: readonly ReviewFilter[] = ["all", "images", "good", "medium", "bad"];

// Said as `undefined`, not left out, so that nothing of the raw query shows through. A page and a filter belong to the
// reviews' tab: without it they mean nothing.
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

/** The address of the reviews' tab, as short as it can be said. */
export function reviewsSearch(filter: ReviewFilter = "all", page = 1): ProductSearch {
  return {
    tab: "reviews",
    ...(filter !== "all" && { reviews: filter }),
    ...(page > 1 && { reviewPage: page }),
  };
}
