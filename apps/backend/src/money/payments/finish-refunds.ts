import { finishAfterSale } from "../../service/after-sales/pending-refund.ts";
import { lockOrder } from "../../buying/orders/lock-orders.ts";
import { payments, refunds } from "../../platform/store/schema/payments.ts";
import type { Database, Executor } from "../../platform/store/database.ts";
import { eachOutside } from "../../platform/jobs/each-due.ts";
import type { Job, JobContext } from "../../platform/domain/job.ts";
import type { Services } from "../../platform/http/services.ts";
import { notifyOfRefund } from "../refunds/refund-notice.ts";
import { nextTry } from "../../platform/jobs/each-due.ts";
import { and, asc, eq, gt, inArray, isNull, lte } from "../../platform/store/sql.ts";
import { providerOf } from "./pay-method.ts";
import { withinDeadline } from "./within-deadline.ts";

const atOnce = 100;
const timeoutMs = 10_000;

/** The shortest is longer than a provider is waited for, so that no other node tells it meanwhile. */
const pauses = { shortest: 30_000, longest: 6 * 60 * 60 * 1000 };

/** Tells providers of the refunds that they have to make, always under the same number, until they have made them. */
export const finishRefunds = {
  name: "finish refunds",
  everyMilliseconds: 10_000,
  run: (context: JobContext & Pick<Services, "providers">) => {
    const { db, providers, now } = context;
    const isDue = and(eq(refunds.state, "pending"), lte(refunds.tellAt, now()));
    const methods = [...providers.keys()];
    return eachOutside(context, {
      what: "to finish refund",
      find: (executor, after) =>
        executor
          .select({ id: refunds.id })
          .from(refunds)
          .innerJoin(payments, eq(payments.id, refunds.paymentId))
          .where(and(isDue, inArray(payments.method, methods), gt(refunds.id, after)))
          .orderBy(asc(refunds.id))
          .limit(atOnce),
      finish: async (id) => {
        const refund = await takeRefund(db, id, now());
        if (refund === null) return false;
        const payment = await paymentOf(db, refund.paymentId);
        const provider = providerOf(payment.method, providers);
        if (provider === undefined) return false;
        const { number, amount } = refund;
        const request = {
          number,
          amount,
          paymentNumber: payment.number,
          paymentReference: payment.providerReference,
          paymentAmount: payment.amount,
        };
        const outcome = await withinDeadline(timeoutMs, (signal) => provider.refund(request, signal));
        if (outcome === "begun") {
          await db
            .update(refunds)
            .set({ begunAt: now() })
            .where(and(eq(refunds.id, id), isNull(refunds.begunAt)));
          return false;
        }
        await db.transaction(async (tx) => {
          // Whoever changes the order has locked it before it comes to its refunds.
          await lockOrder(tx, refund.orderId, { kind: "system" });
          await completeRefund(tx, refund, now());
        });
        return true;
      },
    });
  },
} satisfies Job;

/** The money is back. Belongs into a transaction that has locked the order. */
export async function completeRefund(
  tx: Executor,
  { id, afterSaleId }: Pick<typeof refunds.$inferSelect, "id" | "afterSaleId">,
  now: Date,
  bankReference: string | null = null,
): Promise<void> {
  await tx.update(refunds).set({ state: "done", doneAt: now, bankReference }).where(eq(refunds.id, id));
  await notifyOfRefund(tx, id, now);
  if (afterSaleId !== null) await finishAfterSale(tx, afterSaleId, now);
}

/** Puts off the next try before this one begins, so that only one node makes it. Null: another one does. */
async function takeRefund(db: Database, id: number, now: Date) {
  const isDue = and(eq(refunds.id, id), eq(refunds.state, "pending"), lte(refunds.tellAt, now));
  const [refund] = await db.select().from(refunds).where(isDue);
  if (refund === undefined) return null;
  const [taken] = await db
    .update(refunds)
    .set({ tellAt: nextTry(refund.createdAt, now, pauses) })
    .where(isDue)
    .returning();
  return taken ?? null;
}

async function paymentOf(db: Database, id: number) {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  if (payment === undefined) throw new Error("A refund has a payment");
  return payment;
}
