import { asc, inArray, lt } from "drizzle-orm";
import { throttles } from "../store/schema/rate-limits.ts";
import { smsCodes } from "../store/schema/codes.ts";
import { sessions } from "../store/schema/authentication.ts";
import type { Job } from "./job.ts";

const oneDay = 24 * 60 * 60 * 1000;

/** Removes what means nothing any more. */
export const sweep: Job = {
  name: "sweep",
  everyMilliseconds: 10 * 60 * 1000,
  run: async ({ db, now }) => {
    const time = now();
    // A code that has expired still tells when the last one was sent.
    const yesterday = new Date(time.getTime() - oneDay);
    // Never waits, or it and somebody who counts on several keys could wait for each other.
    const over = db
      .select({ key: throttles.key })
      .from(throttles)
      .where(lt(throttles.endsAt, time))
      .orderBy(asc(throttles.key))
      .for("update", { skipLocked: true });
    const gone = [
      await db.delete(throttles).where(inArray(throttles.key, over)),
      await db.delete(smsCodes).where(lt(smsCodes.expiresAt, yesterday)),
      await db.delete(sessions).where(lt(sessions.expiresAt, time)),
    ];
    return gone.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
  },
};
