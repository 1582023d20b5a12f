import { randomUUID } from "node:crypto";
import type { Executor } from "../../../platform/store/database.ts";
import { type ImportRun, importRuns, type ImportRunState } from "../../../platform/store/schema/imports.ts";
import { and, asc, eq, isNull, lt, or, type SQL, sql, inArray } from "../../../platform/store/sql.ts";

const atWork: readonly ImportRunState[] = ["checking", "importing"];

const open: readonly ImportRunState[] = [...atWork, "checked"];

/** Some node has to do something for it. */
export function isAtWork(): SQL {
  return inArray(importRuns.state, [...atWork]);
}

/** It is not over: a shop has one of them at most. */
export function isOpenRun(): SQL {
  return inArray(importRuns.state, [...open]);
}

/** A run that this piece of work has, until its lease is over. */
export interface ClaimedRun {
  readonly run: ImportRun;
  readonly token: string;
}

/** Somebody has stopped the run, or another node has taken it over. */
export class ClaimLost extends Error {
  override readonly name = "ClaimLost";
}

/** How long a node may say nothing before another one takes its run over. */
const leaseMs = 30_000;

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

/** The run that has waited for somebody the longest; null: there is none. */
export async function claimNextRun(db: Executor, now: Date): Promise<ClaimedRun | null> {
  const token = randomUUID();
  const since = sql`coalesce(${importRuns.requeueAt}, ${importRuns.startedAt}, ${importRuns.createdAt})`;
  const next = db
    .select({ id: importRuns.id })
    .from(importRuns)
    .where(isWaiting(now))
    .orderBy(asc(since), asc(importRuns.id))
    .limit(1)
    .for("update", { skipLocked: true });
  const [run] = await db
    .update(importRuns)
    .set({ claim: token, leaseUntil: leaseFrom(now), tries: sql`${importRuns.tries} + 1` })
    .where(eq(importRuns.id, sql`(${next})`))
    .returning();
  return run === undefined ? null : { run, token };
}

function isWaiting(now: Date): SQL | undefined {
  const isFree = or(isNull(importRuns.leaseUntil), lt(importRuns.leaseUntil, now));
  return and(eq(importRuns.isStored, true), isAtWork(), isFree);
}

/** Whether any run waits for somebody; one that somebody has does not. */
export async function isAnyWaiting(db: Executor, now: Date): Promise<boolean> {
  const rows = await db.select({ id: importRuns.id }).from(importRuns).where(isWaiting(now)).limit(1);
  return rows.length > 0;
}

function isClaimed({ run, token }: ClaimedRun): SQL | undefined {
  return and(eq(importRuns.id, run.id), eq(importRuns.claim, token), isAtWork());
}

type RunValues = Parameters<ReturnType<typeof runUpdate>["set"]>[0];

function runUpdate(db: Executor) {
  return db.update(importRuns);
}

/**
 * Notes something of a run, whose lease begins anew.
 *
 * @throws {ClaimLost} where it is no longer ours, so that a transaction that does this writes nothing
 */
export async function updateClaimed(db: Executor, claimed: ClaimedRun, values: RunValues, now: Date): Promise<void> {
  const rows = await runUpdate(db)
    .set({ leaseUntil: leaseFrom(now), ...values })
    .where(isClaimed(claimed))
    .returning({ id: importRuns.id });
  if (rows.length === 0) throw new ClaimLost("The run is somebody else's, or over");
}

/** Leaves the run to whoever comes next, as if it had not been begun. @param requeueAt it has had its turn by then */
export async function releaseClaim(db: Executor, claimed: ClaimedRun, requeueAt?: Date): Promise<void> {
  await runUpdate(db)
    .set({ claim: null, leaseUntil: null, requeueAt, tries: sql`greatest(${importRuns.tries} - 1, 0)` })
    .where(isClaimed(claimed));
}
