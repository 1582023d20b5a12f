import type { Job, JobContext } from "../../platform/domain/job.ts";
import { skuFlashRuns } from "../../platform/store/schema/price-history.ts";
import { lt } from "../../platform/store/sql.ts";

const days400 = 400 * 24 * 60 * 60 * 1000;

/** Regular prices are kept, because they are few; a flash sale of every day would fill the store. */
export const forgetOldFlashRuns = {
  name: "forget old flash prices",
  everyMilliseconds: 60 * 60 * 1000,
  run: async ({ db, now }: JobContext) => {
    const old = new Date(now().getTime() - days400);
    const { rowCount } = await db.delete(skuFlashRuns).where(lt(skuFlashRuns.endedAt, old));
    return rowCount ?? 0;
  },
} satisfies Job;
