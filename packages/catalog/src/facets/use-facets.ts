import { useState } from "react";
import { type FilterSearch, rootRoute, useAnnounced } from "@plaza/routing";
import { useQuery } from "@tanstack/react-query";
import { type FacetedList, isSameList, listFacetsQuery } from "./facets-query.ts";

/**
 * A list's facets where the platform has them: those of other filters until their own are there, or where these did not
 * come.
 */
export function useFacets(list: FacetedList, filters: FilterSearch, wanted = true) {
  const { api } = rootRoute.useRouteContext();
  const announced = useAnnounced("facets");
  const { data, isError, isLoading, isPlaceholderData } = useQuery({
    ...listFacetsQuery(api, list, filters),
    enabled: announced && wanted,
  });
  const [last, setLast] = useState({ data, list });
  if (data !== undefined && data !== last.data) setLast({ data, list });
  const facets = data ?? (isError && isSameList(last.list, list) ? last.data : undefined);
  return { facets, isLoading, isOutdated: facets !== undefined && (isPlaceholderData || isError) };
}
