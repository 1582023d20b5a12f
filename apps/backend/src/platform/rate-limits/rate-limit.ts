import type { Executor } from "../store/database.ts";
import { DomainError } from "../http/domain-error.ts";
import { rateLimits } from "../store/schema/rate-limits.ts";
import { and, eq, gt, inArray, sql, asc, lt } from "../store/sql.ts";
import type { Job, JobContext } from "../domain/job.ts";

/** How often something may be tried within a time that begins with the first try. */
export interface Limit {
  /** What is counted, e.g. `password:address:203.0.113.7`. */
  readonly key: string;
  readonly tries: number;
  readonly minutes: number;
}

const oneMinute = 60 * 1000;

const oneHour = 60 * oneMinute;

/**
 * Counts a try on several limits at once, unless one of them is used up: a try that is rejected counts nowhere, so that
 * whoever goes on trying neither waits longer nor uses up the tries of others.
 *
 * @throws {DomainError} that says when to try again
 */
export async function countTry(db: Executor, limits: readonly Limit[], now: Date): Promise<void> {
  // The keys are locked in one order everywhere, so that two transactions never deadlock.
  const rows = limits
    .map(({ key, minutes }) => ({ key, count: 1, endsAt: new Date(now.getTime() + minutes * oneMinute) }))
    .toSorted((left, right) => (left.key < right.key ? -1 : 1));
  const isOver = sql`${rateLimits.endsAt} <= ${now.toISOString()}`;
  const counted = await db
    .insert(rateLimits)
    .values(rows)
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimits.endsAt} end`,
      },
    })
    .returning();
  const used = counted.filter(({ key, count }) => limits.some((limit) => limit.key === key && count > limit.tries));
  if (used.length === 0) return;
  await takeBack(
    db,
    limits.map(({ key }) => key),
  );
  throw tooMany(Math.max(...used.map(({ endsAt }) => endsAt.getTime())) - now.getTime());
}

/** Takes back a try that was counted but did not happen. */
export async function takeBack(db: Executor, keys: readonly string[]): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(inArray(rateLimits.key, orderedLocks(db, keys)), gt(rateLimits.count, 0)));
}

/** Resets the count. */
export async function forgetTries(db: Executor, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

function orderedLocks(db: Executor, keys: readonly string[]) {
  return db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(inArray(rateLimits.key, [...keys]))
    .orderBy(rateLimits.key)
    .for("update");
}

function tooMany(milliseconds: number): DomainError {
  const isLong = milliseconds > 2 * oneHour;
  return isLong
    ? new DomainError("tooManyAttemptsForHours", { parameter: String(Math.ceil(milliseconds / oneHour)) })
    : new DomainError("tooManyAttemptsForMinutes", {
        parameter: String(Math.max(1, Math.ceil(milliseconds / oneMinute))),
      });
}

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
