import { type AfterSalesList, afterSalesQuery, type ApiClient } from "@plaza/api-client";
import type { AfterSalesSearch, AfterSalesType } from "@plaza/routing";
import { queryOptions } from "@tanstack/react-query";
import { useState } from "react";
import { afterSalesTypes } from "../searches.ts";

// Apart from what every first visit of the shop brings with the routes.

/** The tabs in their order. */
export const afterSalesTabs: readonly (AfterSalesType | undefined)[] = [undefined, ...afterSalesTypes];

const entriesAPage = 10;

const lists: Readonly<Record<AfterSalesType | "normal", AfterSalesList>> = {
  normal: "applicable",
  apply: "processing",
  finish: "processed",
};

export function listOf(type: AfterSalesType | undefined): AfterSalesList {
  return lists[type ?? "normal"];
}

export function afterSalesPageQuery(api: ApiClient, search: AfterSalesSearch) {
  return queryOptions({
    ...afterSalesQuery(api, { list: listOf(search.type), page: shownPage(search), pageSize: entriesAPage }),
    // What did not load says so in its place.
    meta: { ...afterSalesQuery.meta, quiet: true },
  });
}

/** The page of the list that is shown. */
export function shownPage(search: AfterSalesSearch): number {
  return search[search.type ?? "normal"] ?? 1;
}

/** The address of another page of the list that is shown; the other lists keep theirs. */
export function onPage(search: AfterSalesSearch, page: number): AfterSalesSearch {
  return { ...search, [search.type ?? "normal"]: page === 1 ? undefined : page };
}

/**
 * Where to go when the last request of the shown page has left it; null: stay. No other page beyond the end is left by itself,
 * and an empty list says so in its place.
 */
export function useLeftPage(search: AfterSalesSearch, page: number, pageCount: number): AfterSalesSearch | null {
  const isBeyond = page > pageCount;
  const shown = `${search.type ?? ""} ${page}`;
  const [lastShown, setLastShown] = useState<string | null>(null);
  if (!isBeyond && lastShown !== shown) setLastShown(shown);
  // The list may still be that of another address.
  const isOwn = shownPage(search) === page;
  return isBeyond && isOwn && lastShown === shown && pageCount > 0 ? onPage(search, pageCount) : null;
}
