import type { Job, JobContext } from "../../platform/domain/job.ts";
import { eachDue } from "../../platform/jobs/each-due.ts";
import { afterSales } from "../../platform/store/schema/after-sales.ts";
import { and, asc, gt, lte } from "../../platform/store/sql.ts";
import { lockFreeAfterSale } from "./lock-free.ts";
import { moveAfterSale } from "./move-after-sale.ts";
import { atDeadline, deadlineKind } from "./transitions.ts";

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
