import {
  type ApiClient,
  fetchProductList,
  type ProductListParams,
  productListQuery,
  type ProductSort,
} from "@plaza/api-client";
import type { SearchListSearch } from "@plaza/routing";
import { queryOptions } from "@tanstack/react-query";
import { productFilters } from "./filters.ts";
import { defaultSort, type ListKind } from "./list-kinds.ts";
import { defaultPageSize } from "./list-search.ts";

export function sortOf(kind: ListKind, { sort }: SearchListSearch): ProductSort {
  return sort ?? defaultSort(kind);
}

type ListKey = readonly [call: string, request: ProductListParams, kind: ListKind];

type SearchedText = Pick<ProductListParams, "text" | "literal">;

/** What is searched for, and whether as it was typed. */
export function searchedText({ name, literal }: SearchListSearch): SearchedText {
  return { ...(name !== undefined && { text: name }), ...(literal === 1 && { literal: true }) };
}

/** Whether a query asks for a list of this kind and text, in whatever order, on whatever page, however narrowed down. */
export function sameListAs(kind: ListKind, { text, literal }: SearchedText): (key: ListKey) => boolean {
  return ([, shown, shownKind]) => shownKind === kind && shown.text === text && shown.literal === literal;
}

export function listQuery(api: ApiClient, kind: ListKind, search: SearchListSearch) {
  const request: ProductListParams = {
    ...searchedText(search),
    sort: sortOf(kind, search),
    page: search.page ?? 1,
    pageSize: search.size ?? defaultPageSize,
    ...productFilters(search),
  };
  const isSameList = sameListAs(kind, request);
  return queryOptions({
    // The key holds the kind, because the hot list sorted by date is not the list of new arrivals.
    queryKey: [productListQuery.key, request, kind] as const,
    queryFn: ({ signal }) => fetchProductList(api, request, signal),
    staleTime: productListQuery.freshMs,
    // A list that did not load says so in its place.
    meta: { ...productListQuery.meta, quiet: true },
    // Another order or page of the same list keeps the old products until the new ones come; another search does not.
    placeholderData: (shown, query) => (query !== undefined && isSameList(query.queryKey) ? shown : undefined),
  });
}
