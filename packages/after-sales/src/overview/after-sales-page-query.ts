import { type AfterSalesList, afterSalesQuery, type ApiClient } from "@plaza/api-client";
import type { AfterSalesSearch, AfterSalesType } from "@plaza/routing";
import { queryOptions } from "@tanstack/react-query";
import { shownPage } from "./list-pages.ts";

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
