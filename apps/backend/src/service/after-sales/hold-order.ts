import type { Executor } from "../../platform/store/database.ts";
import { afterSales } from "../../platform/store/schema/after-sales.ts";
import { type Order, orders } from "../../platform/store/schema/orders.ts";
import { and, eq, inArray } from "../../platform/store/sql.ts";
import { waitingStates } from "../../buying/orders/standing.ts";

/**
 * Keeps an order from completing itself, and from being deleted, while a request about it waits for somebody. Once none
 * does any more, the time that it has waited is added to the time until it completes itself.
 */
export async function holdOrder(tx: Executor, orderId: number, now: Date): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (order === undefined) return;
  const isWaiting = and(eq(afterSales.orderId, orderId), inArray(afterSales.state, waitingStates));
  const isHeld = (await tx.$count(afterSales, isWaiting)) > 0;
  if (isHeld === (order.heldSince !== null)) return;
  await tx
    .update(orders)
    .set(isHeld ? { heldSince: now } : { heldSince: null, confirmBefore: postponed(order, now) })
    .where(eq(orders.id, orderId));
}

/** The time to confirm begins with the parcel: what was waited for before that delays nothing. */
function postponed({ confirmBefore, heldSince, shippedAt }: Order, now: Date): Date | null {
  if (confirmBefore === null || heldSince === null) return confirmBefore;
  const from = Math.max(heldSince.getTime(), shippedAt?.getTime() ?? 0);
  return new Date(confirmBefore.getTime() + (now.getTime() - from));
}
