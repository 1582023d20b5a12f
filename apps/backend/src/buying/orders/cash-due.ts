import { type Order, orders } from "../../platform/store/schema/orders.ts";
import { and, eq, inArray, isNull, type SQL } from "../../platform/store/sql.ts";

const openStates = ["paid", "shipped"] as const;

/** It is to be sent, or on its way, and will be paid in cash at the door. */
export function isCashDue({ state, payMethod, paidAt }: Pick<Order, "state" | "payMethod" | "paidAt">): boolean {
  return payMethod === "cash_on_delivery" && paidAt === null && (state === "paid" || state === "shipped");
}

/** For queries of orders: {@link isCashDue}. */
export const cashIsDue: SQL | undefined = and(
  eq(orders.payMethod, "cash_on_delivery"),
  isNull(orders.paidAt),
  inArray(orders.state, [...openStates]),
);
