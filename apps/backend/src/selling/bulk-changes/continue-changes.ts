import type { Job, JobContext } from "../../platform/domain/job.ts";
import { bulkChanges } from "../../platform/store/schema/bulk-changes.ts";
import { asc, inArray } from "../../platform/store/sql.ts";
import { goOn } from "./apply-batch.ts";

/** Goes on with what is changed or undone in many products, batch by batch, wherever it was left. */
export const continueBulkChanges = {
  name: "change many products at once",
  everyMilliseconds: 1000,
  mayBeLeft: true,
  run: async ({ db, now, report }: JobContext) => {
    const running = await db
      .select()
      .from(bulkChanges)
      .where(inArray(bulkChanges.state, ["applying", "undoing"]))
      .orderBy(asc(bulkChanges.id));
    let batches = 0;
    for (const change of running) {
      try {
        const by = change.state === "undoing" ? "products/bulk_undo" : "products/bulk_start";
        while (await goOn(db, change, now(), by)) batches += 1;
      } catch (error) {
        report(error, `the change ${change.id} of many products did not go on`);
      }
    }
    return batches;
  },
} satisfies Job;
