import { lockOrder } from "../../../buying/orders/lock-orders.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import type { Database } from "../../../platform/store/database.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { payments, refunds } from "../../../platform/store/schema/payments.ts";
import { and, eq, inArray } from "../../../platform/store/sql.ts";
import { offlineMethods } from "../providers/registered-providers.ts";
import { completeRefund } from "../finish-refunds.ts";
import { refuseUsedReference } from "./record-transfer.ts";

/** In these ways money comes without a provider that could take it back to where it came from. */
export const refundedByHand = offlineMethods.map(({ method }) => method);

/**
 * An operator has transferred a refund. The ledger has had it since it was decided; now the customer is told, and the request
 * that it was for is over.
 *
 * @throws {DomainError} when it is not there, was made already, or the bank's number is that of another one
 */
export async function completeRefundByHand(
  db: Database,
  { id, bankReference }: { readonly id: number; readonly bankReference: string },
  now: Date,
): Promise<void> {
  await retriedTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ orderId: refunds.orderId })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(and(eq(refunds.id, id), inArray(payments.method, [...refundedByHand])));
    if (found === undefined) throw new DomainError("transferGone", { notFound: true });
    await lockOrder(tx, found.orderId, { kind: "system" });
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for("update");
    if (refund?.state !== "pending") throw new DomainError("transferDecided");
    await refuseUsedReference(tx, bankReference);
    await completeRefund(tx, refund, now, bankReference);
  });
}
