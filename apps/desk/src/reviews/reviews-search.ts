import type { ShopReviewList } from "@plaza/api-client/desk";
import { type ListSearch, listSearch } from "../searches.ts";

export const reviewLists: readonly [ShopReviewList, ...ShopReviewList[]] = [
  "toAnswer",
  "low",
  "answered",
  "reported",
  "all",
];
export const starCounts = [5, 4, 3, 2, 1] as const;

/** Which reviews an address shows; what is absent does not narrow them. */
export interface ReviewsSearch extends ListSearch<ShopReviewList> {
  readonly stars?: (typeof starCounts)[number];
}

const readList = listSearch(reviewLists);

export function reviewsSearch(search: Readonly<Record<string, unknown>>): ReviewsSearch {
  const stars = starCounts.find((each) => String(each) === String(search["stars"]));
  return { ...readList(search), ...(stars !== undefined && { stars }) };
}
