import type { ProductSort } from "@plaza/api-client";
import { defaultPageSize, type PageSize, pageSizes } from "./page-size.ts";

/** What the URL of a product list says beyond its path. What it does not say has its default. */
export interface ListSearch {
  readonly sort?: ProductSort | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  /** Products a page, where it is another size than the usual one. */
  readonly size?: PageSize | undefined;
}

/** The specification's name for the search text is `name`. */
export interface SearchListSearch extends ListSearch {
  readonly name?: string | undefined;
}

export interface CategorySearch extends ListSearch {
  /** The category's id; without it the first one is shown. */
  readonly id?: number | undefined;
}

const sorts: readonly ProductSort[] = ["relevance", "newest", "sales", "price-asc", "price-desc"];

/** A whole number from 1, as text in the URL; anything else counts as not given. */
export function positive(value: unknown): number | undefined {
  const number =
    typeof value === "number" ? value : typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : 0;
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

// What is not given is `undefined`, not left out: the router lays the result over the raw query, whose garbage would
// otherwise show through. Addresses that say more than they need are shortened by it.
export function listSearch({ sort, page, size }: Record<string, unknown>): ListSearch {
  const number = positive(page);
  return {
    sort: sorts.find((each) => each === sort),
    page: number === 1 ? undefined : number,
    size: pageSizes.find((each) => each !== defaultPageSize && each === positive(size)),
  };
}

export function searchListSearch(search: Record<string, unknown>): SearchListSearch {
  const name = typeof search["name"] === "string" ? search["name"].trim() : "";
  return { name: name === "" ? undefined : name, ...listSearch(search) };
}

export function categorySearch(search: Record<string, unknown>): CategorySearch {
  return { id: positive(search["id"]), ...listSearch(search) };
}
