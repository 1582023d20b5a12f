import type { Order } from "../../platform/store/schema/orders.ts";

/** Fen. */
export function amountOf(orders: readonly Order[]): number {
  return orders.reduce((sum, { amount }) => sum + amount, 0);
}

/** The deadline of all that is unpaid; null where there is none, or nothing to pay. */
export function deadlineOf(orders: readonly Order[]): Date | null {
  const deadlines = orders.flatMap(({ state, payBefore }) =>
    state === "unpaid" && payBefore !== null ? [payBefore] : [],
  );
  return deadlines.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
