import { type ApiClient, customerFreshness, customerKeys, type OrdersParams } from "@plaza/api-client";
import { queryOptions } from "@tanstack/react-query";
import { filterOf, type OrdersSearch } from "./orders-search.ts";

/** Orders a page. */
export const ordersPageSize = 10;

export function ordersQuery(api: ApiClient, { type, page = 1 }: OrdersSearch) {
  const params: OrdersParams = { filter: filterOf(type), page, pageSize: ordersPageSize };
  return queryOptions({
    queryKey: customerKeys.orders(params),
    queryFn: async ({ signal }) => (await import("@plaza/api-client/calls")).fetchOrders(api, params, signal),
    staleTime: customerFreshness.orders,
    // The shop goes on while nobody looks.
    refetchOnWindowFocus: true,
  });
}

export function trackingQuery(api: ApiClient, orderId: number) {
  return queryOptions({
    queryKey: customerKeys.tracking(orderId),
    queryFn: async ({ signal }) => (await import("@plaza/api-client/calls")).fetchTracking(api, orderId, signal),
    staleTime: customerFreshness.tracking,
    meta: { quiet: true },
  });
}
