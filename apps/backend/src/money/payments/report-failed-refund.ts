import type { Services } from "../../platform/http/services.ts";
import type { ProviderMethod } from "../../platform/store/schema/pay-methods.ts";
import { payments, refunds } from "../../platform/store/schema/payments.ts";
import { and, eq } from "../../platform/store/sql.ts";

/**
 * A refund that its provider has made, or begun, has come back to the shop's account there: a closed card, say. No repetition
 * helps, so a person has to look at it in the pages of the account. One that is still pending is shown as not begun again.
 */
export async function reportFailedRefund(
  { db, report }: Pick<Services, "db" | "report">,
  method: ProviderMethod,
  { number, reason }: { readonly number: string; readonly reason: string },
): Promise<void> {
  const [refund] = await db
    .select({ id: refunds.id, orderId: refunds.orderId, state: refunds.state })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.number, number), eq(payments.method, method)));
  // Other programs may use the account, too.
  if (refund === undefined) return;
  const { id, orderId, state } = refund;
  await db
    .update(refunds)
    .set({ begunAt: null })
    .where(and(eq(refunds.id, id), eq(refunds.state, "pending")));
  const was = state === "done" ? ", which was done" : "";
  report(
    new Error(`${method} says that refund ${number} of order ${orderId} failed (${reason})${was}`),
    `refund ${id} failed`,
  );
}
