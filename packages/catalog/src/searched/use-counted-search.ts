import { lazyModule, rootRoute, useExtension } from "@plaza/routing";
import { type RefObject, useEffect } from "react";
import type { SearchShown } from "./search-visit.ts";

const visit = lazyModule(() => import("./search-visit.ts"));

/** Safari has no idle moments that it would tell of. */
const whenIdle = (run: () => void): void => void (globalThis.requestIdleCallback ?? setTimeout)(run);

/** Counts a search once its list is shown and the page has nothing else to do; null where none is. */
export function useCountedSearch(shown: SearchShown | null, list: RefObject<HTMLElement | null>): void {
  const { api, queryClient } = rootRoute.useRouteContext();
  const counted = useExtension("search_counts");
  const { text, result, isNarrowed = false } = shown ?? {};
  useEffect(() => {
    if (!counted || text === undefined || result === undefined) return undefined;
    let isOver = false;
    let end: (() => void) | undefined;
    whenIdle(() => {
      void visit.prefetch().then(() => {
        if (!isOver)
          end = visit.arrived()?.showSearch({ api, queryClient }, { text, result, isNarrowed }, list.current);
      });
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [api, counted, isNarrowed, list, queryClient, result, text]);
}
