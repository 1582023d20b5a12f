import type { ShopSort } from "@plaza/api-client";
import {
  type CompareSearch,
  type CouponCentreSearch,
  type FlashSaleSearch,
  type HelpSearch,
  idSearch,
  pageNumber,
  positiveInteger,
  type ShopDirectorySearch,
  type ShopSearch,
  type SpecialAreaSearch,
} from "@plaza/routing";
import { searchListSearch } from "./list/list-search.ts";
import { newsSearch } from "./news/news-search.ts";

// What the addresses of these screens say. A missing value is `undefined`, because the router merges the result into the raw
// query, whose invalid values would remain.

/** All orders but the directory's own, which is not said in an address. */
const sorts: readonly ShopSort[] = ["sales", "rating", "newest"];

export function shopDirectorySearch(search: Record<string, unknown>): ShopDirectorySearch {
  const { name, page } = searchListSearch(search);
  return { name, page, trade: positiveInteger(search["trade"]), sort: sorts.find((each) => each === search["sort"]) };
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

export function specialAreaSearch(search: Readonly<Record<string, unknown>>): SpecialAreaSearch {
  return {
    ...idSearch(search),
    name: text(search["name"]),
    title: text(search["title"]),
    page: pageNumber(search["page"]),
  };
}

export function shopSearch(search: Record<string, unknown>): ShopSearch {
  return {
    ...idSearch(search),
    ...searchListSearch(search),
    view: search["view"] === "all" ? "all" : undefined,
    category: positiveInteger(search["category"]),
    coupon: positiveInteger(search["coupon"]),
  };
}

export function helpSearch(search: Readonly<Record<string, unknown>>): HelpSearch {
  const { question } = search;
  return { ...newsSearch(search), question: (typeof question === "string" && question.trim()) || undefined };
}

export function flashSaleSearch({ slot, page }: Readonly<Record<string, unknown>>): FlashSaleSearch {
  return { slot: positiveInteger(slot), page: pageNumber(page) };
}

export function couponCentreSearch({ page }: Record<string, unknown>): CouponCentreSearch {
  return { page: pageNumber(page) };
}

/** The ids are read by the loader, whose code no first visit brings. */
export function compareSearch({ ids }: Record<string, unknown>): CompareSearch {
  return { ids: typeof ids === "string" ? ids : undefined };
}
