import type { Job, JobContext } from "../../platform/domain/job.ts";
import { stockMovements } from "../../platform/store/schema/stock.ts";
import { inArray, lt } from "../../platform/store/sql.ts";

const storedMonths = 24;
const batchSize = 5000;

/** Deletes movements of stock that are older than two years. What was there then, the oldest that is left says. */
export const forgetStockMovements = {
  name: "forget old movements of stock",
  everyMilliseconds: 60 * 60 * 1000,
  mayBeLeft: true,
  run: async ({ db, now }: JobContext) => {
    const end = new Date(now());
    end.setUTCMonth(end.getUTCMonth() - storedMonths);
    let forgotten = 0;
    for (let last = batchSize; last === batchSize; forgotten += last) {
      const old = db
        .select({ id: stockMovements.id })
        .from(stockMovements)
        .where(lt(stockMovements.at, end))
        .limit(batchSize);
      const { rowCount } = await db.delete(stockMovements).where(inArray(stockMovements.id, old));
      last = rowCount ?? 0;
    }
    return forgotten;
  },
} satisfies Job;
