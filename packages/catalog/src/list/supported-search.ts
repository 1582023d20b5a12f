import {
  type AddressLink,
  hasExtension,
  type FilterSearch,
  type ListSearch,
  type SearchListSearch,
  type StorefrontContext,
  useExtension,
} from "@plaza/routing";
import { redirect } from "@tanstack/react-router";
import { filterSearch } from "./filters.ts";

export function hasFilters(search: FilterSearch): boolean {
  return Object.values(filterSearch(search)).some((value) => value !== undefined);
}

/** What the platform can list of what an address asks for: without `facets` all of it. */
function supportedFilters<Search extends ListSearch>(search: Search, hasFacets: boolean): Search {
  return { ...search, ...filterSearch(hasFacets ? search : {}) };
}

/**
 * The same before a page is drawn. Filters that somebody has spelt otherwise, such as a form without scripts, lead to their one
 * spelling.
 */
export async function loadSupportedFilters<Search extends ListSearch>(
  context: StorefrontContext,
  search: Search,
  address: (search: Search) => AddressLink,
): Promise<Search> {
  const filters = filterSearch(search);
  const isOther = Object.entries(filters).some(([key, value]) => search[key as keyof FilterSearch] !== value);
  if (isOther) throw redirect({ ...address({ ...search, ...filters }), replace: true });
  if (!hasFilters(filters)) return search;
  return supportedFilters(search, await hasExtension(context, "facets"));
}

export function useSupportedFilters<Search extends ListSearch>(search: Search): Search {
  return supportedFilters(search, useExtension("facets"));
}

/** What the platform can search of what an address asks for: without `search_meaning` there is one reading of a text. */
function supportedSearch(search: SearchListSearch, hasReadings: boolean): SearchListSearch {
  return search.literal === undefined || hasReadings ? search : { ...search, literal: undefined };
}

/** The same before a page is drawn. */
export async function loadSupportedSearch(
  context: StorefrontContext,
  asked: SearchListSearch,
  address: (search: SearchListSearch) => AddressLink,
): Promise<SearchListSearch> {
  const search = await loadSupportedFilters(context, asked, address);
  return search.literal === undefined ? search : supportedSearch(search, await hasExtension(context, "search_meaning"));
}

export function useSupportedSearch(asked: SearchListSearch): SearchListSearch {
  return supportedSearch(useSupportedFilters(asked), useExtension("search_meaning"));
}
