import { payments } from "../../platform/store/schema/payments.ts";
import type { Database } from "../../platform/store/database.ts";
import { eachOutside } from "../../platform/jobs/each-due.ts";
import type { Job, JobContext } from "../../platform/domain/job.ts";
import type { Services } from "../../platform/http/services.ts";
import { nextTry } from "../../platform/jobs/each-due.ts";
import { and, asc, eq, gt, inArray, lte, ne } from "../../platform/store/sql.ts";
import { giveUpPayment } from "./give-up-payment.ts";
import { providerOf } from "./pay-method.ts";
import { settlePayment } from "./settle-payment.ts";
import { withinDeadline } from "./within-deadline.ts";

const atOnce = 100;
const timeoutMs = 10_000;
const oneMinute = 60_000;
const oneHour = 60 * oneMinute;
const maxAge = 7 * 24 * oneHour;

/** The shortest is longer than a provider is waited for, so that no other node asks meanwhile. */
const pauses = { shortest: oneMinute, longest: 12 * oneHour };

/** When a provider is asked first about a payment that it was told of at `start`. */
export function firstQuestion(start: Date): Date {
  return nextTry(start, start, pauses);
}

/** Asks providers about payments that they have not reported: their notification may have been lost. */
export const askForPayments = {
  name: "ask for payments",
  everyMilliseconds: 10_000,
  run: (context: JobContext & Pick<Services, "providers">) => {
    const { db, providers, now } = context;
    const methods = [...providers.keys()];
    return eachOutside(context, {
      what: "to ask for payment",
      find: (executor, after) =>
        executor
          .select({ id: payments.id })
          .from(payments)
          .where(and(isDue(now()), inArray(payments.method, methods), gt(payments.id, after)))
          .orderBy(asc(payments.id))
          .limit(atOnce),
      finish: async (id) => {
        const payment = await takePayment(db, id, now());
        const provider = payment === null ? undefined : providerOf(payment.method, providers);
        if (payment === null || provider === undefined) return false;
        const { number } = payment;
        const report = await withinDeadline(timeoutMs, (signal) => provider.query(payment, signal));
        if (report.state === "closed") await giveUpPayment(db, provider.method, number);
        if (report.state !== "paid") return false;
        if (report.number === number && (await settlePayment(db, provider.method, report, now()))) return true;
        throw new Error(
          `The provider reports ${report.amount} fen for ${report.number}, which is not what we asked for`,
        );
      },
    });
  },
} satisfies Job;

function isDue(now: Date) {
  return and(ne(payments.state, "paid"), lte(payments.askAt, now));
}

/** Puts off the next question before this one is asked, so that only one node asks it. Null: another one does. */
async function takePayment(db: Database, id: number, now: Date) {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), isDue(now)));
  if (payment === undefined) return null;
  const isOld = now.getTime() - payment.createdAt.getTime() > maxAge;
  const [taken] = await db
    .update(payments)
    .set({ askAt: isOld ? null : nextTry(payment.createdAt, now, pauses) })
    .where(and(eq(payments.id, id), isDue(now)))
    .returning();
  return taken ?? null;
}
