import { type OrderLinkSearch, positiveInteger } from "@plaza/routing";

// A missing value is `undefined`, because the router merges the result into the raw query, whose invalid values would remain.
export function orderLinkSearch(search: Readonly<Record<string, unknown>>): OrderLinkSearch {
  const { id, until, sign, view } = search;
  return {
    id: positiveInteger(id),
    until: positiveInteger(until),
    sign: typeof sign === "string" && /^[\w-]{1,100}$/.test(sign) ? sign : undefined,
    view: view === "withdrawal" ? view : undefined,
  };
}
