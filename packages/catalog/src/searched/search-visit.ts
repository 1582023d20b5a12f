import { type ApiClient, countSearch, type Page, type SearchReport } from "@plaza/api-client";
import type { QueryClient } from "@tanstack/react-query";

/** A list that a search found, as it stands on the screen. */
export interface SearchShown {
  readonly text: string;
  readonly result: Pick<Page<{ readonly id: number }>, "items" | "total" | "page" | "pageSize">;
  /** Whether filters leave some of it out. */
  readonly isNarrowed: boolean;
}

/** What was searched since the page was loaded. It is kept nowhere else, and ends with the page. */
interface SearchVisit {
  last: string | null;
  /** Of each text, what has been told. */
  readonly reported: Map<string, Set<SearchReport["what"]>>;
  /** From which searches products were opened. */
  readonly openedFrom: Map<number, string>;
}

// A page has one client of queries, and each test one of its own.
const visits = new WeakMap<QueryClient, SearchVisit>();

/** Whoever asks not to be followed is not counted either, though nothing that is told says who searched. */
function asksForSilence(): boolean {
  const { doNotTrack } = navigator;
  return doNotTrack === "1" || ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true);
}

/** Tells a thing once of each text. What is not counted is nobody's trouble. */
function report(api: ApiClient, { reported }: SearchVisit, report: SearchReport): void {
  const of = reported.get(report.text) ?? new Set();
  if (of.has(report.what)) return;
  reported.set(report.text, of.add(report.what));
  countSearch(api, report).catch(() => undefined);
}

/**
 * Counts a search whose list is shown in an element, and what is opened of it.
 * @returns ends that
 */
export function showSearch(
  { queryClient, api }: { readonly queryClient: QueryClient; readonly api: ApiClient },
  { text, result, isNarrowed }: SearchShown,
  list: HTMLElement | null,
): () => void {
  const nothing = (): void => undefined;
  if (asksForSilence()) return nothing;
  const visit = visits.get(queryClient) ?? { last: null, reported: new Map(), openedFrom: new Map() };
  visits.set(queryClient, visit);
  // What was narrowed down from the first says nothing of what the text finds.
  if (isNarrowed && !visit.reported.has(text)) return nothing;
  const after = visit.last === text ? null : visit.last;
  visit.last = text;
  report(api, visit, { what: "search", text, total: result.total, after });
  if (list === null) return nothing;

  function noteOpening({ target, button }: MouseEvent): void {
    // The right button opens a menu.
    if (!(target instanceof Element) || button === 2 || target.closest("a") === null) return;
    const card = target.closest("article");
    const index = Array.from(list?.querySelectorAll("article") ?? []).findIndex((each) => each === card);
    const product = result.items[index];
    if (product === undefined) return;
    visit.openedFrom.set(product.id, text);
    report(api, visit, { what: "click", text, position: (result.page - 1) * result.pageSize + index + 1 });
  }
  // The middle button opens a product in a window of its own.
  const presses = ["click", "auxclick"] as const;
  for (const press of presses) list.addEventListener(press, noteOpening);
  return () => {
    for (const press of presses) list.removeEventListener(press, noteOpening);
  };
}

/** Counts that a product was put into the cart, where a search had led to it. */
export function noteCart(queryClient: QueryClient, api: ApiClient, productId: number): void {
  const visit = visits.get(queryClient);
  const text = visit?.openedFrom.get(productId);
  if (visit !== undefined && text !== undefined) report(api, visit, { what: "cart", text });
}
