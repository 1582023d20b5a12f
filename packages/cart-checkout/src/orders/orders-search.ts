import type { OrderFilter } from "@plaza/api-client";
import { type OrdersSearch, type OrdersType, positiveInteger } from "@plaza/routing";

/** In addresses the lists have the platform's names. */
const filters: Readonly<Record<OrdersType, OrderFilter>> = {
  pay: "unpaid",
  ship: "unshipped",
  receive: "shipped",
  delivery: "open",
  finish: "completed",
  close: "closed",
};

/** Undefined for what is not given: the router lays the result over the raw query, whose garbage would show through. */
export function ordersSearch({ type, page }: Record<string, unknown>): OrdersSearch {
  const number = positiveInteger(page);
  return {
    type: typeof type === "string" && Object.hasOwn(filters, type) ? (type as OrdersType) : undefined,
    page: number === 1 || (number ?? 0) > 100_000 ? undefined : number,
  };
}

export function filterOf(type: OrdersType | undefined): OrderFilter {
  return type === undefined ? "all" : filters[type];
}

/** The tabs there are: a platform that does not count knows what is paid and not received only together. */
export function ordersTabs(counted: boolean): readonly (OrdersType | undefined)[] {
  return counted
    ? [undefined, "pay", "ship", "receive", "finish", "close"]
    : [undefined, "pay", "delivery", "finish", "close"];
}
