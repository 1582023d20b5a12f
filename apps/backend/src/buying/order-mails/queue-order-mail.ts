import type { Executor } from "../../platform/store/database.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { type OrderMailKind, orderMails } from "../../platform/store/schema/order-mails.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { and, eq, isNotNull } from "../../platform/store/sql.ts";

export interface OrderMail {
  readonly orderId: number;
  readonly kind: OrderMailKind;
  /** Fen, of a refund. */
  readonly amount?: number;
  /** Names what has happened: the customer gets a mail of it once, however often this is called. */
  readonly onceKey: string;
}

/**
 * Has a mail sent to the customer of an order, who may have no address. Belongs into the transaction of what it tells of: both
 * come about, or neither.
 */
export async function queueOrderMail(
  tx: Executor,
  { orderId, kind, amount, onceKey }: OrderMail,
  now: Date,
): Promise<void> {
  const [reachable] = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(and(eq(orders.id, orderId), isNotNull(customers.email)));
  if (reachable === undefined) return;
  await tx
    .insert(orderMails)
    .values({ orderId, kind, amount, onceKey, createdAt: now, sendAt: now })
    .onConflictDoNothing({ target: [orderMails.orderId, orderMails.onceKey] });
}
