import { eachDue } from "../../../platform/jobs/each-due.ts";
import type { Job, JobContext } from "../../../platform/domain/job.ts";
import { bankTransfers } from "../../../platform/store/schema/bank-transfers.ts";
import { orders } from "../../../platform/store/schema/orders.ts";
import { paymentOrders, payments } from "../../../platform/store/schema/payments.ts";
import { and, asc, eq, gt, inArray, sql } from "../../../platform/store/sql.ts";
import { heldFor } from "../../transfers/awaited-transfers.ts";
import { allocateTransfers } from "./allocate-transfers.ts";

const atOnce = 100;

/**
 * Orders change while too little is held for them: where all of them are closed or were paid in another way, what is held goes
 * back, and where one of several is closed, it may be enough for the others.
 */
export const allocateHeldTransfers = {
  name: "allocate held transfers",
  everyMilliseconds: 60_000,
  run: (context: JobContext) =>
    eachDue(context, {
      what: "to allocate the transfers of payment",
      find: (db, after) => {
        const held = db
          .select({ id: bankTransfers.paymentId })
          .from(bankTransfers)
          .where(eq(bankTransfers.state, "held"));
        const unpaid = sql`(select coalesce(sum(${paymentOrders.amount}), 0) from ${paymentOrders}
          join ${orders} on ${orders.id} = ${paymentOrders.orderId}
          where ${paymentOrders.paymentId} = ${payments.id} and ${orders.state} = 'unpaid')`;
        return db
          .select({ id: payments.id })
          .from(payments)
          .where(and(inArray(payments.id, held), gt(payments.id, after), sql`${heldFor(payments.id)} >= ${unpaid}`))
          .orderBy(asc(payments.id))
          .limit(atOnce);
      },
      finish: async (tx, id) => (await allocateTransfers(tx, id, context.now())).outcome !== "partial",
    }),
} satisfies Job;
