import type { Job, JobContext } from "../domain/job.ts";
import { rateLimits } from "../store/schema/rate-limits.ts";
import { asc, inArray, lt } from "../store/sql.ts";

/** Removes counts that limit nothing any more. */
export const forgetEndedLimits = {
  name: "forget ended rate limits",
  everyMilliseconds: 10 * 60 * 1000,
  run: async ({ db, now }: JobContext) => {
    // Locked rows are skipped: waiting for them could deadlock with a try that is counted on several keys.
    const ended = db
      .select({ key: rateLimits.key })
      .from(rateLimits)
      .where(lt(rateLimits.endsAt, now()))
      .orderBy(asc(rateLimits.key))
      .for("update", { skipLocked: true });
    const { rowCount } = await db.delete(rateLimits).where(inArray(rateLimits.key, ended));
    return rowCount ?? 0;
  },
} satisfies Job;
