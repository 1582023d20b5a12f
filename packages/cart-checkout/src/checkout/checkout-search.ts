import type { CheckoutSearch } from "@plaza/routing";
/** Older links carry it encoded once more. */
const encodedBrace = /^%7b/i;

/** Undefined for what is not given: the router lays the result over the raw query, whose garbage would show through. */
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
