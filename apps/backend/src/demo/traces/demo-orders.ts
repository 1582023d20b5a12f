import { sandboxReferencePrefix } from "../../money/sandbox/sandbox-provider.ts";
import type { Executor } from "../../platform/store/database.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { paymentOrders, payments, refunds } from "../../platform/store/schema/payments.ts";
import { and, eq, exists, inArray, isNull, like, or, type SQL } from "../../platform/store/sql.ts";

/** Payments that the sandbox says were made. */
export const isPaidInSandbox: SQL = like(payments.providerReference, `${sandboxReferencePrefix}%`);

/**
 * Orders that wait to be sent although nobody has really paid for them: a merchant would lose the goods. A payment that has
 * been refunded does not count: it came after another one, which pays for the order.
 */
export function isWaitingForNothing(db: Executor, demoCustomers: readonly number[]): SQL | undefined {
  const isPlayMoney = inArray(payments.customerId, [...demoCustomers]);
  return and(
    eq(orders.state, "paid"),
    exists(
      db
        .select()
        .from(paymentOrders)
        .innerJoin(payments, eq(payments.id, paymentOrders.paymentId))
        .leftJoin(
          refunds,
          and(
            eq(refunds.paymentId, paymentOrders.paymentId),
            eq(refunds.orderId, paymentOrders.orderId),
            isNull(refunds.afterSaleId),
          ),
        )
        .where(
          and(
            eq(paymentOrders.orderId, orders.id),
            eq(payments.state, "paid"),
            or(isPaidInSandbox, isPlayMoney),
            isNull(refunds.id),
          ),
        ),
    ),
  );
}
