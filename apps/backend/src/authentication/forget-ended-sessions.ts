import { lt } from "drizzle-orm";
import type { Job, JobContext } from "../domain/job.ts";
import { sessions } from "../store/schema/authentication.ts";

/** Removes sessions that nobody has used for as long as they last. */
export const forgetEndedSessions = {
  name: "forget ended sessions",
  everyMilliseconds: 10 * 60 * 1000,
  run: async ({ db, now }: JobContext) => {
    const { rowCount } = await db.delete(sessions).where(lt(sessions.expiresAt, now()));
    return rowCount ?? 0;
  },
} satisfies Job;
