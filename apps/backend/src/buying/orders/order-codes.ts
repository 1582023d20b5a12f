import { isCashDue } from "./cash-due.ts";
import type { Order, OrderState } from "../../platform/store/schema/orders.ts";

const stateCodes: Readonly<Record<OrderState, number>> = { unpaid: 0, paid: 1, shipped: 2, completed: 3, closed: 4 };
const deliveryCodes: Readonly<Record<Order["delivery"], number>> = { express: 0, virtual: 1, pickup: 2 };

export function stateCode(state: OrderState): number {
  return stateCodes[state];
}

/** As orders number it; goods and settlement count from 1. */
export function deliveryCode(delivery: Order["delivery"]): number {
  return deliveryCodes[delivery];
}

/** 0 unpaid, 1 paid, 2 paid and given back. What is paid in cash at the door counts as paid: nothing is to be paid in the shop. */
export function payStatus(order: Pick<Order, "state" | "payMethod" | "paidAt" | "isRefunded">): 0 | 1 | 2 {
  if (order.isRefunded) return 2;
  return order.paidAt === null && !isCashDue(order) ? 0 : 1;
}
