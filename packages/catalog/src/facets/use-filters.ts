import type { FilterSearch } from "@plaza/routing";
import { useRef, useState } from "react";
import { filterSearch } from "../list/filter-search.ts";

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
