import { type Locale, locales } from "@plaza/i18n";
import { type ListSearch, listSearch } from "../searches.ts";

export const searchLists = ["top", "withoutResult", "withoutClick", "refinements", "proposed"] as const;
export type SearchList = (typeof searchLists)[number];

/** How far back the page looks; the platform keeps no more. */
export const searchedDays = [7, 30, 90] as const;
export const usualDays = 30;

/** Which searches an address shows; what is absent is the usual. */
export interface SearchesSearch extends Pick<ListSearch<SearchList>, "list" | "page"> {
  readonly days?: number;
  readonly language?: Locale | undefined;
}

export function searchesSearch(search: Readonly<Record<string, unknown>>): SearchesSearch {
  const { list, page } = listSearch(searchLists)(search);
  const days = searchedDays.find((each) => each === Number(search["days"]));
  const language = locales.find((each) => each === search["language"]);
  return {
    ...(list !== undefined && { list }),
    ...(page !== undefined && { page }),
    ...(days !== undefined && days !== usualDays && { days }),
    ...(language !== undefined && { language }),
  };
}
