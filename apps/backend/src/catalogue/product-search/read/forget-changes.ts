import type { Job, JobContext } from "../../../platform/domain/job.ts";
import { catalogChanges } from "../../../platform/store/schema/product-index.ts";
import { lt, sql } from "../../../platform/store/sql.ts";

/** Far longer than any node needs to read of a change. One that has read nothing for so long reads all products anew. */
export const keptHours = 6;

export const forgetChanges = {
  name: "forget changes of products that every node knows",
  everyMilliseconds: 10 * 60 * 1000,
  run: async ({ db }: JobContext) => {
    const { rowCount } = await db
      .delete(catalogChanges)
      .where(lt(catalogChanges.changedAt, sql`now() - make_interval(hours => ${keptHours})`));
    return rowCount ?? 0;
  },
} satisfies Job;
