import type { Order } from "../../platform/store/schema/orders.ts";
import type { OrderRules } from "./order-rules.ts";

type OrderFields = Pick<Order, "state" | "completedAt">;

/** Until when the customer may withdraw from the contract; null: it does not end before the goods are received. */
export function withdrawableUntil({ completedAt }: Pick<OrderFields, "completedAt">, rules: OrderRules): Date | null {
  return completedAt === null ? null : rules.withdrawableUntil(completedAt);
}

/** Whether the time to withdraw from the contract of an order runs: from its payment on, also before it is sent. */
export function isWithdrawalTime(
  order: OrderFields,
  { now, rules }: { readonly now: Date; readonly rules: OrderRules },
) {
  if (order.state !== "paid" && order.state !== "shipped" && order.state !== "completed") return false;
  const until = withdrawableUntil(order, rules);
  return until === null || until > now;
}
