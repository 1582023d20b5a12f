import {
  announces,
  type AddressLink,
  type FilterSearch,
  type ListSearch,
  type StorefrontContext,
  useAnnounced,
} from "@plaza/routing";
import { redirect } from "@tanstack/react-router";
import { filterSearch } from "./filter-search.ts";

export function hasFilters(search: FilterSearch): boolean {
  return Object.values(filterSearch(search)).some((value) => value !== undefined);
}

/** What the platform can list of what an address asks for: without `facets` all of it. */
function knownFilters<Search extends ListSearch>(search: Search, hasFacets: boolean): Search {
  return { ...search, ...filterSearch(hasFacets ? search : {}) };
}

/**
 * The same before a page is drawn. Filters that somebody has spelt otherwise, such as a form without scripts, lead to their one
 * spelling.
 */
export async function loadKnownFilters<Search extends ListSearch>(
  context: StorefrontContext,
  search: Search,
  address: (search: Search) => AddressLink,
): Promise<Search> {
  const filters = filterSearch(search);
  const isOther = Object.entries(filters).some(([key, value]) => search[key as keyof FilterSearch] !== value);
  if (isOther) throw redirect({ ...address({ ...search, ...filters }), replace: true });
  if (!hasFilters(filters)) return search;
  return knownFilters(search, await announces(context, "facets"));
}

export function useKnownFilters<Search extends ListSearch>(search: Search): Search {
  return knownFilters(search, useAnnounced("facets"));
}
