import type { Job, JobContext } from "../../platform/domain/job.ts";
import { endedSessions, sessions } from "../../platform/store/schema/authentication.ts";
import { lt } from "../../platform/store/sql.ts";

/** Removes sessions that nobody has used for as long as they last, and what is known of those ended before. */
export const forgetEndedSessions = {
  name: "forget ended sessions",
  everyMilliseconds: 10 * 60 * 1000,
  run: async ({ db, now }: JobContext) => {
    const at = now();
    const expired = await db.delete(sessions).where(lt(sessions.expiresAt, at));
    const ended = await db.delete(endedSessions).where(lt(endedSessions.expiresAt, at));
    return (expired.rowCount ?? 0) + (ended.rowCount ?? 0);
  },
} satisfies Job;
