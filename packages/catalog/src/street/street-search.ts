import type { ShopSort } from "@plaza/api-client";
import { positiveInteger, type ShopStreetSearch } from "@plaza/routing";
import { searchListSearch } from "../list/list-search.ts";

/** All orders but the street's own, which is not said in an address. */
const sorts: readonly ShopSort[] = ["sales", "rating", "newest"];

// What is missing is `undefined` rather than absent, as in `list-search.ts`.
export function streetSearch(search: Record<string, unknown>): ShopStreetSearch {
  const { name, page } = searchListSearch(search);
  return { name, page, trade: positiveInteger(search["trade"]), sort: sorts.find((each) => each === search["sort"]) };
}
