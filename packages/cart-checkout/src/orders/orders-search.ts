import type { OrderFilter } from "@plaza/api-client";
import { positive } from "../shared/positive.ts";

/** In addresses the lists have the platform's names. */
const filters = {
  pay: "unpaid",
  ship: "unshipped",
  receive: "shipped",
  delivery: "open",
  finish: "completed",
  close: "closed",
} as const satisfies Readonly<Record<string, OrderFilter>>;

export type OrdersType = keyof typeof filters;

/** What the URL of the orders says beyond its path. What it does not say has its default. */
export interface OrdersSearch {
  /** Undefined: all of them. */
  readonly type?: OrdersType | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

/** Undefined for what is not given: the router lays the result over the raw query, whose garbage would show through. */
export function ordersSearch({ type, page }: Record<string, unknown>): OrdersSearch {
  const number = positive(page);
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
