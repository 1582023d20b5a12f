import type { Order } from "../store/schema/orders.ts";

/** Fen. */
export function amountOf(orders: readonly Order[]): number {
  return orders.reduce((sum, { amount }) => sum + amount, 0);
}

/** Until when everything that is unpaid has to be paid; null: there is no hurry, or nothing to pay. */
export function deadlineOf(orders: readonly Order[]): Date | null {
  const deadlines = orders.flatMap(({ state, payBefore }) =>
    state === "unpaid" && payBefore !== null ? [payBefore] : [],
  );
  return deadlines.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
