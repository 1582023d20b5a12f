import { type AfterSalesList, afterSalesQuery, type ApiClient } from "@plaza/api-client";
import type { AfterSalesSearch, AfterSalesType } from "@plaza/routing";
import { queryOptions } from "@tanstack/react-query";
import { useState } from "react";
import { afterSalesTypes } from "../searches.ts";

// A file of its own, so that the routes, which every first visit loads, do not include it.

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
    // The list itself shows that it did not load.
    meta: { ...afterSalesQuery.meta, quiet: true },
  });
}

/** The page number of the shown list. */
export function shownPage(search: AfterSalesSearch): number {
  return search[search.type ?? "normal"] ?? 1;
}

/** The search with another page of the shown list. The other lists keep their pages. */
export function onPage(search: AfterSalesSearch, page: number): AfterSalesSearch {
  return { ...search, [search.type ?? "normal"]: page === 1 ? undefined : page };
}

/**
 * The page to open when the shown page has lost its last request; null to stay. A page that was beyond the end from the
 * beginning stays, and an empty list says that it is empty.
 */
export function useLeftPage(search: AfterSalesSearch, page: number, pageCount: number): AfterSalesSearch | null {
  const isBeyond = page > pageCount;
  const shown = `${search.type ?? ""} ${page}`;
  const [lastShown, setLastShown] = useState<string | null>(null);
  if (!isBeyond && lastShown !== shown) setLastShown(shown);
  // The list may still be that of the previous address.
  const isOwn = shownPage(search) === page;
  return isBeyond && isOwn && lastShown === shown && pageCount > 0 ? onPage(search, pageCount) : null;
}
