import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { payments, refunds } from "../store/schema/payments.ts";
import { eachDue } from "../jobs/each-due.ts";
import type { Job, JobContext } from "../domain/job.ts";
import type { Services } from "../http/services.ts";

const atOnce = 100;

/** Tells providers of the refunds that they have to make. */
export const finishRefunds = {
  name: "finish refunds",
  everyMilliseconds: 10_000,
  run: (context: JobContext & Pick<Services, "providers">) => {
    const { providers, now } = context;
    const isPending = and(eq(refunds.state, "pending"), inArray(payments.method, [...providers.keys()]));
    return eachDue(context, {
      what: "to finish refund",
      find: (db, after) =>
        db
          .select({ id: refunds.id })
          .from(refunds)
          .innerJoin(payments, eq(payments.id, refunds.paymentId))
          .where(and(isPending, gt(refunds.id, after)))
          .orderBy(asc(refunds.id))
          .limit(atOnce),
      finish: async (tx, id) => {
        const [waiting] = await tx
          .select({ refund: refunds, payment: payments })
          .from(refunds)
          .innerJoin(payments, eq(payments.id, refunds.paymentId))
          .where(and(isPending, eq(refunds.id, id)))
          .for("update", { of: refunds, skipLocked: true });
        if (waiting === undefined || waiting.payment.method === "balance") return false;
        const { refund, payment } = waiting;
        const { number, amount } = refund;
        await providers.get(waiting.payment.method)?.refund({ number, amount, paymentNumber: payment.number });
        await tx.update(refunds).set({ state: "done", doneAt: now() }).where(eq(refunds.id, id));
        return true;
      },
    });
  },
} satisfies Job;
