import type { ListingNarrowing, ListingSort } from "@plaza/api-client/desk";
import { positiveInteger } from "@plaza/routing";
import { type ListSearch, listSearch } from "../searches.ts";

export const listingSorts = [
  "newest",
  "name",
  "price",
  "priceDown",
  "stock",
  "stockDown",
  "sales",
] as const satisfies readonly ListingSort[];
export const stockStates = ["none", "few"] as const;
export const freightWays = ["standard", "template", "fixed", "free", "virtual"] as const;
export const missingParts = ["picture", "translation", "barcode"] as const;

/** What the list is narrowed down by besides its tabs and words, as an address has it; what is absent is any. */
export interface NarrowingSearch {
  readonly category?: number;
  readonly own?: number;
  readonly brand?: number;
  readonly stock?: (typeof stockStates)[number];
  readonly freight?: (typeof freightWays)[number];
  readonly missing?: (typeof missingParts)[number];
}

export interface ListingSearch extends ListSearch<ListingNarrowing["list"]>, NarrowingSearch {
  readonly sort?: ListingSort;
}

/** Reads an address of the list; whatever it does not know is any, and the usual order. */
export function listingSearch(lists: readonly ListingNarrowing["list"][]) {
  const readList = listSearch(lists);
  return (search: Readonly<Record<string, unknown>>): ListingSearch => {
    const sort = listingSorts.find((each) => each === search["sort"]);
    return {
      ...readList(search),
      ...narrowingSearch(search),
      ...(sort !== undefined && sort !== "newest" && { sort }),
    };
  };
}

export function narrowingSearch(search: Readonly<Record<string, unknown>>): NarrowingSearch {
  const category = positiveInteger(search["category"]);
  const own = positiveInteger(search["own"]);
  const brand = positiveInteger(search["brand"]);
  const stock = stockStates.find((each) => each === search["stock"]);
  const freight = freightWays.find((each) => each === search["freight"]);
  const missing = missingParts.find((each) => each === search["missing"]);
  return {
    ...(category !== undefined && { category }),
    ...(own !== undefined && { own }),
    ...(brand !== undefined && { brand }),
    ...(stock !== undefined && { stock }),
    ...(freight !== undefined && { freight }),
    ...(missing !== undefined && { missing }),
  };
}

/** As calls have it. */
export function narrowingOf(list: ListingNarrowing["list"], search: ListingSearch): ListingNarrowing {
  const { words, category, own, brand, stock, freight, missing } = search;
  return { list, words, categoryId: category, ownCategoryId: own, brandId: brand, stock, freight, missing };
}
