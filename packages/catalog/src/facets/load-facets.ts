import { announces, type FilterSearch, type StorefrontContext } from "@plaza/routing";
import { type FacetedList, listFacetsQuery } from "./facets-query.ts";

/**
 * Asks for a list's facets beside its products. The server's page has them; in the browser a list does not wait for them.
 */
export async function loadFacets(context: StorefrontContext, list: FacetedList, filters: FilterSearch): Promise<void> {
  if (!(await announces(context, "facets"))) return;
  const asked = context.queryClient.prefetchQuery(listFacetsQuery(context.api, list, filters));
  if (typeof window === "undefined") await asked;
}
