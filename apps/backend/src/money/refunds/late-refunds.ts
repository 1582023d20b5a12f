import type { Executor } from "../../platform/store/database.ts";
import type { PayMethod } from "../../platform/store/schema/pay-methods.ts";
import { payments, refunds } from "../../platform/store/schema/payments.ts";
import { asc, eq } from "../../platform/store/sql.ts";
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

/** All refunds of an order, with the way that the money came, the first one first. */
export function refundsOf(db: Executor, orderId: number) {
  return db
    .select({
      amount: refunds.amount,
      method: payments.method,
      reason: refunds.reason,
      createdAt: refunds.createdAt,
      doneAt: refunds.doneAt,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.id));
}

export type OrderRefund = Awaited<ReturnType<typeof refundsOf>>[number];

/** The late payments among them. */
export function lateRefundsIn(all: readonly OrderRefund[]): readonly LateRefund[] {
  return all
    .filter(({ reason }) => reason === late)
    .map(({ amount, method, createdAt, doneAt }) => ({
      amount,
      method,
      // It is refunded as it arrives.
      arrivedAt: createdAt,
      refundedAt: doneAt,
    }));
}
