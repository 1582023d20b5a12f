import { type ApiClient, type FacetsParams, facetsQuery } from "@plaza/api-client";
import { hasExtension, type FilterSearch, rootRoute, type StorefrontContext, useExtension } from "@plaza/routing";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { productFilters } from "../list/filters.ts";

const listKeys = ["text", "literal", "categoryId", "shopId", "shopCategoryId", "couponId"] as const;

/** What a list is of, however it is narrowed down. */
export type FacetedList = Pick<FacetsParams, (typeof listKeys)[number]>;

/** Whether both are the same list. */
function isSameList(one: FacetedList, other: FacetedList): boolean {
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

/**
 * Asks for a list's facets beside its products. The server's page has them; in the browser a list does not wait for them.
 */
export async function loadFacets(context: StorefrontContext, list: FacetedList, filters: FilterSearch): Promise<void> {
  if (!(await hasExtension(context, "facets"))) return;
  const asked = context.queryClient.prefetchQuery(listFacetsQuery(context.api, list, filters));
  if (typeof window === "undefined") await asked;
}

/**
 * A list's facets where the platform has them: those of other filters until their own are there, or where these did not
 * come.
 */
export function useFacets(list: FacetedList, filters: FilterSearch, wanted = true) {
  const { api } = rootRoute.useRouteContext();
  const hasFacets = useExtension("facets");
  const { data, isError, isLoading, isPlaceholderData } = useQuery({
    ...listFacetsQuery(api, list, filters),
    enabled: hasFacets && wanted,
  });
  const [last, setLast] = useState({ data, list });
  if (data !== undefined && data !== last.data) setLast({ data, list });
  const facets = data ?? (isError && isSameList(last.list, list) ? last.data : undefined);
  return { facets, isLoading, isOutdated: facets !== undefined && (isPlaceholderData || isError) };
}
