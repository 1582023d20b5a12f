import type { Job, JobContext } from "../../platform/domain/job.ts";
import { searchCounts, searchRefinements } from "../../platform/store/schema/searches.ts";
import { lt, sql } from "../../platform/store/sql.ts";
import { dayTime } from "../../platform/wire/time.ts";
import { minSearches } from "./popular-searches.ts";

const oneDay = 24 * 60 * 60 * 1000;

/** As long as the desk looks back. */
export const retentionDays = 90;
/** What so few have searched is shown to nobody, and after so many days it is not waited for any more. */
const rareDays = 30;

export const forgetSearches = {
  name: "forget searches of long ago, and those that stayed rare",
  everyMilliseconds: 60 * 60 * 1000,
  run: async ({ db, now }: JobContext) => {
    const daysAgo = (days: number): string => dayTime(new Date(now().getTime() - days * oneDay)).date;
    const old = await db.delete(searchCounts).where(lt(searchCounts.day, daysAgo(retentionDays)));
    const oldPairs = await db.delete(searchRefinements).where(lt(searchRefinements.day, daysAgo(retentionDays)));
    const rare = await db.delete(searchCounts).where(
      sql`${searchCounts.day} < ${daysAgo(rareDays)} and (${searchCounts.language}, ${searchCounts.text}) in (
          select language, searched_text from ${searchCounts}
          group by language, searched_text having sum(searches) < ${minSearches})`,
    );
    const rarePairs = await db.delete(searchRefinements).where(
      sql`${searchRefinements.day} < ${daysAgo(rareDays)}
        and (${searchRefinements.language}, ${searchRefinements.text}, ${searchRefinements.next}) in (
          select language, searched_text, next_text from ${searchRefinements}
          group by language, searched_text, next_text having sum(times) < ${minSearches})`,
    );
    return [old, oldPairs, rare, rarePairs].reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
  },
} satisfies Job;
