import { and, asc, eq, gt, isNotNull, isNull, lte, type SQL } from "../../platform/store/sql.ts";
import { changeOrders } from "./change-order.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { eachDue } from "../../platform/jobs/each-due.ts";
import type { Job, JobContext } from "../../platform/domain/job.ts";

const atOnce = 100;

/** Orders that were not paid in time release what they hold. */
export const closeUnpaidOrders = {
  name: "close unpaid orders",
  everyMilliseconds: 2000,
  run: (context: JobContext) => changeDue(context, "close", isOverdue(context)),
} satisfies Job;

/** Orders that nobody has confirmed count as received. */
export const completeShippedOrders = {
  name: "complete shipped orders",
  everyMilliseconds: 30_000,
  run: async (context: JobContext) => {
    const isOver = and(eq(orders.state, "shipped"), lte(orders.confirmBefore, context.now()), isNull(orders.heldSince));
    // Of what is paid at the door the shop says whether it was, or nobody but the customer has.
    const isClaimed = and(isOver, isNull(orders.paidAt), isNotNull(orders.cashClaimedAt));
    return (
      (await changeDue(context, "complete", and(isOver, isNotNull(orders.paidAt)))) +
      (await changeDue(context, "collectCash", isClaimed))
    );
  },
} satisfies Job;

/** Closes due orders before a customer sees them, rather than when the job next runs. */
export async function closeOverdueOrdersOf(customerId: number, context: JobContext): Promise<void> {
  await changeDue(context, "close", and(isOverdue(context), eq(orders.customerId, customerId)));
}

function isOverdue({ now }: JobContext): SQL | undefined {
  return and(eq(orders.state, "unpaid"), lte(orders.payBefore, now()));
}

function changeDue(
  context: JobContext,
  action: "close" | "complete" | "collectCash",
  isDue: SQL | undefined,
): Promise<number> {
  const now = context.now();
  return eachDue(context, {
    what: `to ${action} order`,
    find: (db, after) =>
      db
        .select({ id: orders.id })
        .from(orders)
        .where(and(isDue, gt(orders.id, after)))
        .orderBy(asc(orders.id))
        .limit(atOnce),
    finish: async (tx, id) => {
      // An order that is locked is skipped, because a customer or another node changes it at this moment.
      const [free] = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(isDue, eq(orders.id, id)))
        .for("update", { skipLocked: true });
      if (free === undefined) return false;
      await changeOrders(tx, { orderIds: [id], change: { action }, actor: { kind: "system" }, now });
      return true;
    },
  });
}
