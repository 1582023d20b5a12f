import type { FilterSearch } from "@plaza/routing";
import { filterSearch } from "../list/filters.ts";

/** The filters that take several values. */
export type ListFilter = "brand" | "categories" | "has" | "option" | "shop";

export function valuesOf(filters: FilterSearch, filter: ListFilter): readonly string[] {
  return filters[filter]?.split("_") ?? [];
}

export function withValue(filters: FilterSearch, filter: ListFilter, value: string, chosen: boolean): FilterSearch {
  const others = valuesOf(filters, filter).filter((each) => each !== value);
  return filterSearch({ ...filters, [filter]: (chosen ? [...others, value] : others).join() });
}

/** How many values are in force. */
export function filterCount(filters: FilterSearch): number {
  return Object.values(filterSearch(filters)).reduce<number>(
    (sum, value) => sum + (value === undefined ? 0 : String(value).split("_").length),
    0,
  );
}

/** Where a list leads with other filters: to its first page. */
export function narrowed<Search extends object>(search: Search, filters: FilterSearch) {
  return { ...search, ...filterSearch(filters), page: undefined };
}

/** What a form without scripts says of a list besides its filters. */
export function beside(search: object): readonly (readonly [key: string, value: string])[] {
  const query: object = narrowed(search, {});
  return Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)] as const]));
}
