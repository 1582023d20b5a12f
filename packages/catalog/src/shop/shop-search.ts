import { idSearch, positiveInteger, type ShopSearch } from "@plaza/routing";
import { searchListSearch } from "../list/list-search.ts";

// What is missing is `undefined` rather than absent, as in `list-search.ts`.
export function shopSearch(search: Record<string, unknown>): ShopSearch {
  return {
    ...idSearch(search),
    ...searchListSearch(search),
    view: search["view"] === "all" ? "all" : undefined,
    category: positiveInteger(search["category"]),
    coupon: positiveInteger(search["coupon"]),
  };
}
