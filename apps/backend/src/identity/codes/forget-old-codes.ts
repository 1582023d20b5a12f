import type { Job, JobContext } from "../../platform/domain/job.ts";
import { smsCodes } from "../../platform/store/schema/codes.ts";
import { lt } from "../../platform/store/sql.ts";

const oneDay = 24 * 60 * 60 * 1000;

/** Removes codes a day after they have expired: until then they tell when the last one was sent. */
export const forgetOldCodes = {
  name: "forget old codes",
  everyMilliseconds: 10 * 60 * 1000,
  run: async ({ db, now }: JobContext) => {
    const yesterday = new Date(now().getTime() - oneDay);
    const { rowCount } = await db.delete(smsCodes).where(lt(smsCodes.expiresAt, yesterday));
    return rowCount ?? 0;
  },
} satisfies Job;
