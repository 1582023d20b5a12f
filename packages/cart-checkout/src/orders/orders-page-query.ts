import { type ApiClient, ordersQuery } from "@plaza/api-client";
import type { OrdersSearch } from "@plaza/routing";
import { queryOptions } from "@tanstack/react-query";
import { filterOf } from "./orders-search.ts";

/** Orders a page. */
export const ordersPageSize = 10;

export function ordersPageQuery(api: ApiClient, { type, page = 1 }: OrdersSearch) {
  return queryOptions({
    ...ordersQuery(api, { filter: filterOf(type), page, pageSize: ordersPageSize }),
    // Orders may change while the window is in the background.
    refetchOnWindowFocus: true,
  });
}
