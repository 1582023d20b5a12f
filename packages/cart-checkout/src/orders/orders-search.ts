import type { OrderFilter } from "@plaza/api-client";
import { type OrdersSearch, type OrdersType, pageNumber } from "@plaza/routing";

/** Addresses use the platform's names of the lists. */
const filters: Readonly<Record<OrdersType, OrderFilter>> = {
  pay: "unpaid",
  ship: "unshipped",
  receive: "shipped",
  delivery: "open",
  finish: "completed",
  close: "closed",
};

/**
 * A missing value is `undefined`, because the router merges the result into the raw query, whose invalid values would
 * remain.
 */
export function ordersSearch({ type, page }: Record<string, unknown>): OrdersSearch {
  return {
    type: typeof type === "string" && Object.hasOwn(filters, type) ? (type as OrdersType) : undefined,
    page: pageNumber(page),
  };
}

export function filterOf(type: OrdersType | undefined): OrderFilter {
  return type === undefined ? "all" : filters[type];
}

/**
 * The tabs. A platform without counts cannot tell paid orders that are shipped from those that are not, so they share a
 * tab.
 */
export function ordersTabs(counted: boolean): readonly (OrdersType | undefined)[] {
  return counted
    ? [undefined, "pay", "ship", "receive", "finish", "close"]
    : [undefined, "pay", "delivery", "finish", "close"];
}
