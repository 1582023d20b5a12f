import type { FilterSearch } from "@plaza/routing";
import { type RefObject, useEffect, useRef } from "react";
import { filterSearch } from "../list/filter-search.ts";
import { type ListFilter, withValue } from "./change-filters.ts";

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
