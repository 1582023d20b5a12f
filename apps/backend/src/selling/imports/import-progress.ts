import type { Executor } from "../../platform/store/database.ts";
import { imports } from "../../platform/store/schema/imports.ts";
import { and, eq, lt, sql } from "../../platform/store/sql.ts";
import { type Counts, noCounts } from "./counts.ts";
import { sentence } from "./sentence.ts";
import { singleRow } from "../../platform/store/rows.ts";
import { FileProblem } from "./problem.ts";

export type Progress = typeof imports.$inferSelect;

export interface ImportedContent {
  readonly shopId: number;
  readonly contentHash: string;
}

/** How far the import of a content has come; one that is new, or was begun before `since`, begins. */
export async function beginImport(
  db: Executor,
  { shopId, contentHash }: ImportedContent,
  since: Date | null,
  now: Date,
): Promise<Progress> {
  const fresh = { ...noCounts, done: 0, isFinished: false, startedAt: since ?? now, updatedAt: now };
  const same = and(eq(imports.shopId, shopId), eq(imports.contentHash, contentHash));
  await db
    .insert(imports)
    .values({ shopId, contentHash, ...fresh })
    .onConflictDoNothing();
  if (since !== null)
    await db
      .update(imports)
      .set(fresh)
      .where(and(same, lt(imports.startedAt, since)));
  return singleRow(await db.select().from(imports).where(same));
}

/** Any number that no other kind of lock has. */
const lock = 0x1d_9027;

/** Imports into one shop take turns, or each would miss what the other is adding. */
export async function lockShop(tx: Executor, shopId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock}, ${shopId})`);
}

export interface Step {
  /** How many products are behind us with it. */
  readonly done: number;
  readonly counts: Counts;
  readonly isFinished: boolean;
  readonly now: Date;
}

/**
 * Notes what a batch has done, in its transaction.
 *
 * @throws {FileProblem} where somebody else has gone on with the same import meanwhile
 */
export async function noteStep(tx: Executor, { id, done }: Progress, step: Step): Promise<Progress> {
  const { counts, isFinished, now } = step;
  const [row] = await tx
    .update(imports)
    .set({
      done: step.done,
      added: sql`${imports.added} + ${counts.added}`,
      changed: sql`${imports.changed} + ${counts.changed}`,
      unchanged: sql`${imports.unchanged} + ${counts.unchanged}`,
      rejected: sql`${imports.rejected} + ${counts.rejected}`,
      isFinished,
      updatedAt: now,
    })
    .where(and(eq(imports.id, id), eq(imports.done, done), eq(imports.isFinished, false)))
    .returning();
  if (row === undefined) throw new FileProblem(sentence("importedElsewhere"));
  return row;
}
