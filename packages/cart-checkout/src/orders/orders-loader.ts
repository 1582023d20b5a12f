import type { OrdersSearch, PageSummary, StorefrontContext } from "@plaza/routing";
import { pageTitle } from "../page-title.ts";
import { ordersPageQuery } from "./orders-page-query.ts";

export interface OrdersMatch {
  readonly context: StorefrontContext;
  readonly deps: OrdersSearch;
}

export async function loadOrders({ context, deps }: OrdersMatch): Promise<PageSummary> {
  const { api, queryClient, i18n } = context;
  await queryClient.ensureQueryData(ordersPageQuery(api, deps));
  return { title: pageTitle(i18n, "orders") };
}
