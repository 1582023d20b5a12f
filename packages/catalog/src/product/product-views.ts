import type { ReviewFilter } from "@plaza/api-client";
import type { ProductSearch } from "@plaza/routing";

/** Another view of the same product: for a link's `search`, so that what is chosen stays chosen. */
export function keepingSku(view: ProductSearch): (shown: ProductSearch) => ProductSearch {
  return ({ sku }) => ({ sku, ...view });
}

/** The query of the reviews' tab, without what is the default. */
export function reviewsSearch(filter: ReviewFilter = "all", page = 1, choice = ""): ProductSearch {
  return {
    tab: "reviews",
    ...(filter !== "all" && { reviews: filter }),
    ...(choice !== "" && { reviewChoice: choice }),
    ...(page > 1 && { reviewPage: page }),
  };
}
