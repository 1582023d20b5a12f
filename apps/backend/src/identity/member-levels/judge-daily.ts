import type { Job, JobContext } from "../../platform/domain/job.ts";
import type { Executor } from "../../platform/store/database.ts";
import { customers, memberLevels } from "../../platform/store/schema/customers.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { and, asc, gt, inArray, isNotNull, isNull, lt, max, or, type SQL, sql } from "../../platform/store/sql.ts";
import { singleRow } from "../../platform/store/rows.ts";
import { momentOfDay } from "../../platform/wire/time.ts";
import { judgeCustomers } from "./judge-customers.ts";

const oneHour = 60 * 60 * 1000;
const atOnce = 500;

/**
 * Judges customers anew: once a day, because purchases grow old, and after levels have changed. Those who have neither a level
 * nor a purchase that counts are left alone.
 */
export const judgeMemberLevels = {
  name: "judge member levels",
  everyMilliseconds: oneHour,
  mayBeLeft: true,
  run: async ({ db, now }: JobContext) => {
    const moment = now();
    const since = await dueSince(db, moment);
    let done = 0;
    for (let after: number | null = 0; after !== null;) {
      const behind: number = after;
      after = await db.transaction(async (tx) => {
        const ids = await takeDue(tx, behind, since, moment);
        await judgeCustomers(tx, ids, moment);
        if (ids.length > 0)
          await tx
            .update(customers)
            .set({ levelJudgedAt: moment })
            .where(inArray(customers.id, [...ids]));
        done += ids.length;
        return ids.at(-1) ?? null;
      });
    }
    return done;
  },
} satisfies Job;

/** Whoever was judged before it is due: the beginning of the day, or the last change of a level. */
async function dueSince(db: Executor, now: Date): Promise<Date> {
  const rows = await db
    .select({ at: max(memberLevels.changedAt) })
    .from(memberLevels)
    .where(lt(memberLevels.changedAt, now));
  const today = momentOfDay(now, 0);
  const { at } = singleRow(rows);
  return at !== null && at > today ? at : today;
}

/** Some who are due, in the order of their ids, whom no other node judges meanwhile. */
async function takeDue(tx: Executor, after: number, since: Date, now: Date): Promise<readonly number[]> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        gt(customers.id, after),
        isNull(customers.deletedAt),
        or(isNull(customers.levelJudgedAt), lt(customers.levelJudgedAt, since)),
        or(isNotNull(customers.levelId), isNotNull(customers.givenLevelId), hasBought(now)),
      ),
    )
    .orderBy(asc(customers.id))
    .limit(atOnce)
    .for("no key update", { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Within the days of the level that looks back the furthest. */
function hasBought(now: Date): SQL {
  const days = sql`(select max(turnover_days) from ${memberLevels} where deleted_at is null)`;
  return sql`exists (
    select 1 from ${orders} where ${orders.customerId} = ${customers.id} and ${orders.state} = 'completed'
      and ${orders.completedAt} > ${now.toISOString()}::timestamptz - make_interval(days => ${days}))`;
}
