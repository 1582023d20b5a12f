import { DomainError } from "../../platform/http/domain-error.ts";
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

/** Those that wait for money. @throws {DomainError} that says why there are none */
export function payableOf(locked: readonly Order[], now: Date): readonly Order[] {
  const payable = locked.filter(
    ({ state, payBefore }) => state === "unpaid" && (payBefore === null || payBefore > now),
  );
  if (payable.length > 0) return payable;
  const isPaid = locked.some(({ state }) => state !== "unpaid" && state !== "closed");
  throw new DomainError(isPaid ? "orderAlreadyPaid" : "orderClosed");
}
