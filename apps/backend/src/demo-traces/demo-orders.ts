import { and, eq, exists, inArray, like, or, type SQL } from "drizzle-orm";
import { sandboxReferencePrefix } from "../sandbox/sandbox-provider.ts";
import type { Executor } from "../store/database.ts";
import { orders } from "../store/schema/orders.ts";
import { paymentOrders, payments } from "../store/schema/payments.ts";

/** Payments that the sandbox says were made. */
export const isPaidInSandbox: SQL = like(payments.providerReference, `${sandboxReferencePrefix}%`);

/** Orders that wait to be sent although nobody has really paid for them: a merchant would lose the goods. */
export function isWaitingForNothing(db: Executor, demoCustomers: readonly number[]): SQL | undefined {
  const isPlayMoney = inArray(payments.customerId, [...demoCustomers]);
  return and(
    eq(orders.state, "paid"),
    exists(
      db
        .select()
        .from(paymentOrders)
        .innerJoin(payments, eq(payments.id, paymentOrders.paymentId))
        .where(and(eq(paymentOrders.orderId, orders.id), eq(payments.state, "paid"), or(isPaidInSandbox, isPlayMoney))),
    ),
  );
}
