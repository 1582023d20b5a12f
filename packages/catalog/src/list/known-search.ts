import {
  type AddressLink,
  announces,
  type SearchListSearch,
  type StorefrontContext,
  useAnnounced,
} from "@plaza/routing";
import { loadKnownFilters, useKnownFilters } from "./known-filters.ts";

/** What the platform can search of what an address asks for: without `search_meaning` there is one reading of a text. */
function knownSearch(search: SearchListSearch, hasReadings: boolean): SearchListSearch {
  return search.literal === undefined || hasReadings ? search : { ...search, literal: undefined };
}

/** The same before a page is drawn. */
export async function loadKnownSearch(
  context: StorefrontContext,
  asked: SearchListSearch,
  address: (search: SearchListSearch) => AddressLink,
): Promise<SearchListSearch> {
  const search = await loadKnownFilters(context, asked, address);
  return search.literal === undefined ? search : knownSearch(search, await announces(context, "search_meaning"));
}

export function useKnownSearch(asked: SearchListSearch): SearchListSearch {
  return knownSearch(useKnownFilters(asked), useAnnounced("search_meaning"));
}
