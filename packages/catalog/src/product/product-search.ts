import type { ReviewFilter } from "@plaza/api-client";
import { positiveInteger, type ProductSearch } from "@plaza/routing";

export const reviewFilters: readonly ReviewFilter[] = ["all", "images", "good", "medium", "bad"];

// A missing value is `undefined` rather than absent, because the router merges the result into the raw query, whose
// invalid values would otherwise remain. Page and filter belong to the reviews' tab and are dropped without it. What else is
// chosen of them is read by whoever lists them, whose code comes late.
export function productSearch(search: Record<string, unknown>): ProductSearch {
  const open = search["tab"] === "reviews";
  const filter = reviewFilters.find((each) => each === search["reviews"]);
  const page = positiveInteger(search["reviewPage"]);
  const choice = search["reviewChoice"];
  return {
    sku: positiveInteger(search["sku"]),
    tab: open ? "reviews" : undefined,
    reviews: open && filter !== "all" ? filter : undefined,
    reviewChoice: open && typeof choice === "string" ? choice : undefined,
    reviewPage: open && page !== 1 ? page : undefined,
  };
}
