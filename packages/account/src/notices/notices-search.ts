import { type NoticesSearch, pageNumber } from "@plaza/routing";

const views = ["unread", "alerts", "settings"] as const;

/** A missing value is `undefined`, because the router merges the result into the raw query, whose invalid values remain. */
export function noticesSearch({ view, page }: Record<string, unknown>): NoticesSearch {
  return { view: views.find((each) => each === view), page: pageNumber(page) };
}
