import type { Job, JobContext } from "../../platform/domain/job.ts";
import { eachDue } from "../../platform/jobs/each-due.ts";
import type { RefundReason } from "../refunds/refund-order.ts";
import type { Database, Executor } from "../../platform/store/database.ts";
import { creditNotes, type Invoice, invoices } from "../../platform/store/schema/invoices.ts";
import { refunds } from "../../platform/store/schema/payments.ts";
import { and, asc, eq, gt, isNull, ne, sql } from "../../platform/store/sql.ts";
import { nextNumber } from "./next-number.ts";

const atOnce = 100;

/** Money that arrived when the order did not wait for any was never invoiced. */
const late: RefundReason = "late";
const isCreditable = and(eq(refunds.state, "done"), ne(refunds.reason, late), gt(refunds.amount, 0));

/**
 * Credits the refunds that have been made since somebody last looked. It is no part of the transactions that make them:
 * several of those wait for stock after the first refund, and must not hold a shop's counter meanwhile.
 */
export const creditRefunds = {
  name: "credit refunds",
  everyMilliseconds: 2000,
  run: (context: JobContext) => {
    const isDue = and(eq(refunds.state, "done"), eq(refunds.awaitsCreditNote, true));
    return eachDue(context, {
      what: "to credit refund",
      find: (db, after) =>
        db
          .select({ id: refunds.id })
          .from(refunds)
          .where(and(isDue, gt(refunds.id, after)))
          .orderBy(asc(refunds.id))
          .limit(atOnce),
      finish: async (tx, id) => {
        const [free] = await tx
          .select({ orderId: refunds.orderId })
          .from(refunds)
          .where(and(isDue, eq(refunds.id, id)))
          // Without its key: whoever credits it for a reader refers to it.
          .for("no key update", { skipLocked: true });
        if (free === undefined) return false;
        // An invoice that is issued at this moment finds the refund itself: both hold the order while they are made.
        const invoice = await lockInvoiceOf(tx, free.orderId);
        if (invoice !== null) await creditRefundsOf(tx, invoice, context.now());
        await tx.update(refunds).set({ awaitsCreditNote: false }).where(eq(refunds.id, id));
        return true;
      },
    });
  },
} satisfies Job;

/** Credits what has been refunded of an order before somebody reads its invoice, rather than when the job next runs. */
export async function creditRefundsOfOrder(db: Database, orderId: number, now: Date): Promise<void> {
  const [due] = await uncredited(db, orderId).limit(1);
  if (due === undefined) return;
  await db.transaction(async (tx) => {
    const invoice = await lockInvoiceOf(tx, orderId);
    if (invoice !== null) await creditRefundsOf(tx, invoice, now);
  });
}

/**
 * One credit note for each refund that has been made and has none. Belongs into a transaction that has locked the invoice,
 * or has just issued it.
 */
export async function creditRefundsOf(tx: Executor, { id, orderId, shopId }: Invoice, now: Date): Promise<void> {
  for (const { refund } of await uncredited(tx, orderId).orderBy(asc(refunds.id))) {
    const { id: refundId, amount, doneAt } = refund;
    const number = await nextNumber(tx, shopId, "credit", now);
    const note = { number, invoiceId: id, refundId, amount, refundedAt: doneAt ?? now, issuedAt: now };
    await tx.insert(creditNotes).values(note);
    // The database refuses more than the invoice has.
    const credited = sql`${invoices.creditedAmount} + ${amount}`;
    await tx.update(invoices).set({ creditedAmount: credited }).where(eq(invoices.id, id));
  }
}

function uncredited(db: Executor, orderId: number) {
  return db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(invoices, eq(invoices.orderId, refunds.orderId))
    .leftJoin(creditNotes, eq(creditNotes.refundId, refunds.id))
    .where(and(eq(refunds.orderId, orderId), isCreditable, isNull(creditNotes.id)));
}

async function lockInvoiceOf(tx: Executor, orderId: number): Promise<Invoice | null> {
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.orderId, orderId)).for("update");
  return invoice ?? null;
}
