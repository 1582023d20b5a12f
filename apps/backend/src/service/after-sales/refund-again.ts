import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { refunds } from "../../platform/store/schema/payments.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { lockAfterSale } from "./move-after-sale.ts";

/**
 * Has the provider of a request's refund told of it now, rather than when its next try is due. Belongs into a transaction.
 *
 * @throws {DomainError} when the request waits for no money
 */
export async function refundAgain(tx: Executor, afterSaleId: number, now: Date): Promise<void> {
  const { afterSale } = await lockAfterSale(tx, afterSaleId, { kind: "system" });
  if (afterSale.state !== "refunding") throw new DomainError("afterSaleNotToPay");
  await tx
    .update(refunds)
    .set({ tellAt: now })
    .where(and(eq(refunds.afterSaleId, afterSaleId), eq(refunds.state, "pending")));
}
