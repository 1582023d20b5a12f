import type { AnyRouter, ParsedLocation } from "@tanstack/react-router";

type PageAddress = Pick<ParsedLocation<Readonly<Record<string, unknown>>>, "search">;

interface PageChange {
  readonly pathChanged: boolean;
  /** Absent for the first page of a document. */
  readonly fromLocation?: PageAddress;
  readonly toLocation: PageAddress;
}

/** Milliseconds that a page may take before a skeleton stands in for it. */
export const pendingMs = 200;

/** An address says what it shows by its path, an id or the text searched for; all else narrows, orders and turns it. */
export function isSamePage({ pathChanged, fromLocation, toLocation: { search } }: PageChange): boolean {
  const shown = fromLocation?.search;
  return !pathChanged && shown?.["id"] === search["id"] && shown?.["name"] === search["name"];
}

/**
 * Lets skeletons stand in for other pages only. One in the place of the same page would take the focus from the filter that
 * was pressed, and on a slow device it came before the route's own code was asked.
 */
export function keepSamePage(router: Pick<AnyRouter, "options" | "subscribe">): void {
  router.subscribe("onBeforeNavigate", (change) => {
    router.options.defaultPendingMs = isSamePage(change) ? Infinity : pendingMs;
  });
}
