import { type NewsSearch, positiveInteger } from "@plaza/routing";

/** A missing value is `undefined` rather than absent, because the router merges the result into the raw query. */
export function newsSearch({ category, page }: Readonly<Record<string, unknown>>): NewsSearch {
  return { category: positiveInteger(category), page: positiveInteger(page) };
}
