import type { OrdersSearch, StorefrontContext } from "@plaza/routing";
import { ordersPageQuery } from "./orders-page-query.ts";

export interface OrdersMatch {
  readonly context: StorefrontContext;
  readonly deps: OrdersSearch;
}

export async function loadOrders({ context: { api, queryClient }, deps }: OrdersMatch): Promise<void> {
  await queryClient.ensureQueryData(ordersPageQuery(api, deps));
}
