import type { FilterSearch } from "@plaza/routing";
import { type RefObject, useEffect, useRef, useState } from "react";
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

/**
 * The filters in force and what changes them. A press is shown at once, before its address is on the screen, and the next one
 * adds to it, however fast it comes.
 */
export function useFilters(
  search: FilterSearch,
  go: (filters: FilterSearch, replace?: boolean) => Promise<void>,
): readonly [filters: FilterSearch, change: (filters: FilterSearch, replace?: boolean) => void] {
  const [asked, setAsked] = useState<FilterSearch | null>(null);
  const latest = useRef<FilterSearch>(null);
  function change(next: FilterSearch, replace = false): void {
    latest.current = next;
    setAsked(next);
    void go(next, replace).finally(() => {
      // From then on the address says it, also after a step back.
      if (latest.current === next) setAsked(null);
    });
  }
  return [asked ?? filterSearch(search), change];
}

const ticked: readonly string[] = ["brand", "categories", "has", "option", "shop"] satisfies ListFilter[];

function isTicked(name: string): name is ListFilter {
  return ticked.includes(name);
}

/** The filters with what the form's controls say. Those that it has no control for, such as an unknown brand, stay. */
function readFilters(form: HTMLFormElement, filters: FilterSearch): FilterSearch {
  let read = filters;
  const ends: string[] = [];
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement)) continue;
    const { type, name, value, checked } = control;
    if (type === "checkbox" && isTicked(name)) read = withValue(read, name, value, checked);
    else if (type === "radio" && name === "rating" && checked) read = { ...read, rating: value };
    else if (name === "price") ends.push(value);
  }
  return filterSearch(ends.length === 2 ? { ...read, price: ends.join() } : read);
}

function isSame(one: FilterSearch, other: FilterSearch): boolean {
  const [left, right] = [one, other].map((each) => JSON.stringify(Object.entries(filterSearch(each))));
  return left === right;
}

/** Applies what was ticked in the server's page before this code was there. */
export function useEarlyTicks(
  form: RefObject<HTMLFormElement | null>,
  filters: FilterSearch,
  onChange: (filters: FilterSearch) => void,
): void {
  const first = useRef({ filters, onChange });
  useEffect(() => {
    if (form.current === null) return;
    const { filters: before, onChange: change } = first.current;
    const read = readFilters(form.current, before);
    if (!isSame(read, before)) change(read);
  }, [form]);
}
