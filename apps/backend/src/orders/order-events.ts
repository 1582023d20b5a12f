import type { Executor } from "../store/database.ts";
import { orderEvents, type OrderState } from "../store/schema/orders.ts";
import { asc, eq } from "../store/sql.ts";

export interface StateSince {
  readonly state: OrderState;
  readonly since: Date;
  /** What brought it there. */
  readonly action: string;
}

/** The states that an order has been through, the first one first. */
export async function statesOf(db: Executor, orderId: number): Promise<readonly StateSince[]> {
  const events = await db
    .select({
      from: orderEvents.from,
      to: orderEvents.to,
      at: orderEvents.createdAt,
      action: orderEvents.action,
    })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
  return events.flatMap(({ from, to, at, action }) => (from === to ? [] : [{ state: to, since: at, action }]));
}
