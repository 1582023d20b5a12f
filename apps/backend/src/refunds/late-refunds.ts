import type { Executor } from "../store/database.ts";
import type { PayMethod } from "../store/schema/orders.ts";
import { paymentOrders, payments, refunds } from "../store/schema/payments.ts";
import { and, asc, eq } from "../store/sql.ts";
import type { RefundReason } from "./refund-order.ts";

/** Money that arrived when its order was paid already, or closed. */
export interface LateRefund {
  /** The order's part, in fen. */
  readonly amount: number;
  /** Where it came from, and goes back to. */
  readonly method: PayMethod;
  readonly arrivedAt: Date;
  /** Null: the provider still has to be told. */
  readonly refundedAt: Date | null;
}

const late: RefundReason = "late";

/** The late payments of an order, the first one first. */
export async function lateRefundsOf(db: Executor, orderId: number): Promise<readonly LateRefund[]> {
  return db
    .select({
      amount: refunds.amount,
      method: payments.method,
      // It is refunded as it arrives.
      arrivedAt: refunds.createdAt,
      refundedAt: refunds.doneAt,
    })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.id, paymentOrders.paymentId))
    .innerJoin(refunds, and(eq(refunds.paymentId, paymentOrders.paymentId), eq(refunds.orderId, paymentOrders.orderId)))
    .where(and(eq(paymentOrders.orderId, orderId), eq(refunds.reason, late)))
    .orderBy(asc(refunds.id));
}
