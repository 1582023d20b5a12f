import type { Job, JobContext } from "../../platform/domain/job.ts";
import { eachDue } from "../../platform/jobs/each-due.ts";
import { afterSales, type AfterSale } from "../../platform/store/schema/after-sales.ts";
import { and, asc, gt, lte, eq } from "../../platform/store/sql.ts";
import { moveAfterSale } from "./move-after-sale.ts";
import { atDeadline, deadlineKind } from "./transitions.ts";
import type { Executor } from "../../platform/store/database.ts";
import { orders } from "../../platform/store/schema/orders.ts";

const atOnce = 100;

/** A shop that says nothing has agreed, or has its goods; a customer who sends nothing back asks no more. */
export const endDueAfterSales = {
  name: "end after-sales requests",
  everyMilliseconds: 30_000,
  run: (context: JobContext) => {
    const now = context.now();
    return eachDue(context, {
      what: "to end after-sales request",
      find: (db, after) =>
        db
          .select({ id: afterSales.id })
          .from(afterSales)
          .where(and(lte(afterSales.deadline, now), gt(afterSales.id, after)))
          .orderBy(asc(afterSales.id))
          .limit(atOnce),
      finish: async (tx, id) => {
        const due = await lockFreeAfterSale(tx, id);
        const kind = due === null ? null : deadlineKind(due.state);
        if (due?.deadline == null || due.deadline > now || kind === null) return false;
        const change = { action: atDeadline[kind] };
        await moveAfterSale(tx, { afterSaleId: id, change, actor: { kind: "system" }, now });
        return true;
      },
    });
  },
} satisfies Job;

/** Locks the order of a request for a job. Null: it is locked, because somebody else or another node changes it. */
export async function lockFreeAfterSale(tx: Executor, id: number): Promise<AfterSale | null> {
  const [free] = await tx
    .select({ id: orders.id })
    .from(afterSales)
    .innerJoin(orders, eq(orders.id, afterSales.orderId))
    .where(eq(afterSales.id, id))
    .for("update", { of: orders, skipLocked: true });
  if (free === undefined) return null;
  // As it is now: it may have changed before the lock was got.
  const [afterSale] = await tx.select().from(afterSales).where(eq(afterSales.id, id));
  return afterSale ?? null;
}
