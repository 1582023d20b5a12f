import type { CartSearch } from "@plaza/routing";
/** Undefined for what is not given: the router lays the result over the raw query, whose garbage would show through. */
export function cartSearch(search: Record<string, unknown>): CartSearch {
  return { notice: search["notice"] === "checkout" ? "checkout" : undefined };
}
