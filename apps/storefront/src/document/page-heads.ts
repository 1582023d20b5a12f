import type { AnyRoute } from "@tanstack/react-router";

/**
 * Keeps a page that failed from naming the document: the root's head says what is shown instead. So no `head` has to do
 * without the data that it was written for.
 */
export function headsOfShownPages(pages: readonly AnyRoute[]): void {
  for (const page of pages) {
    const { head } = page.options;
    if (head === undefined) continue;
    page.update({
      head: (input) => (input.match.status === "error" || input.match.status === "notFound" ? {} : head(input)),
    });
  }
}
