import type { ReviewFilter } from "@plaza/api-client";
import { positiveInteger, type ProductSearch } from "@plaza/routing";

export const reviewFilters: readonly ReviewFilter[] = ["all", "images", "good", "medium", "bad"];

// A missing value is `undefined` rather than absent, because the router merges the result into the raw query, whose
// invalid values would otherwise remain. Page and filter belong to the reviews' tab and are dropped without it.
export function productSearch(search: Record<string, unknown>): ProductSearch {
  const open = search["tab"] === "reviews";
  const filter = reviewFilters.find((each) => each === search["reviews"]);
  const page = positiveInteger(search["reviewPage"]);
  return {
    sku: positiveInteger(search["sku"]),
    tab: open ? "reviews" : undefined,
    reviews: open && filter !== "all" ? filter : undefined,
    reviewPage: open && page !== 1 ? page : undefined,
  };
}
