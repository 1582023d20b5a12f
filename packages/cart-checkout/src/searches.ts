import type { CartSearch, CheckoutSearch } from "@plaza/routing";

// What the addresses of these screens say. A missing value is `undefined`, because the router merges the result into the raw
// query, whose invalid values would remain.

/** Older links carry it encoded once more. */
const encodedBrace = /^%7b/i;

export function checkoutSearch(search: Record<string, unknown>): CheckoutSearch {
  const data = search["data"];
  if (typeof data !== "string" || data === "") return { data: undefined };
  if (!encodedBrace.test(data)) return { data };
  try {
    return { data: decodeURIComponent(data) };
  } catch {
    return { data: undefined };
  }
}

export function cartSearch(search: Record<string, unknown>): CartSearch {
  return { notice: search["notice"] === "checkout" ? "checkout" : undefined };
}
