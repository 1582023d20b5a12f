import { type ApiClient, type FacetsParams, facetsQuery } from "@plaza/api-client";
import type { FilterSearch } from "@plaza/routing";
import { queryOptions } from "@tanstack/react-query";
import { productFilters } from "../list/product-filters.ts";

const listKeys = ["text", "literal", "categoryId", "shopId", "shopCategoryId", "couponId"] as const;

/** What a list is of, however it is narrowed down. */
export type FacetedList = Pick<FacetsParams, (typeof listKeys)[number]>;

/** Whether both are the same list. */
export function isSameList(one: FacetedList, other: FacetedList): boolean {
  return listKeys.every((key) => one[key] === other[key]);
}

/** What a list can be narrowed down by. It is left out where it does not load: the list is complete without it. */
export function listFacetsQuery(api: ApiClient, list: FacetedList, filters: FilterSearch) {
  return queryOptions({
    ...facetsQuery(api, { ...list, ...productFilters(filters) }),
    meta: { ...facetsQuery.meta, quiet: true },
    // The values stay while their new counts are on their way.
    placeholderData: (shown, query) => (query !== undefined && isSameList(query.queryKey[1], list) ? shown : undefined),
  });
}
