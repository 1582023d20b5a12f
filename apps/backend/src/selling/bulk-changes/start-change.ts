import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import {
  type BulkChangeRow,
  bulkChangeRows,
  bulkChanges,
  type BulkEdit,
} from "../../platform/store/schema/bulk-changes.ts";
import { shopCategories } from "../../platform/store/schema/merchants.ts";
import { and, eq, inArray, isNull, sql } from "../../platform/store/sql.ts";
import { holdTemplates } from "./hold-templates.ts";
import { pathOfEdit } from "./read-states.ts";

const undoDays = 7;
const oneDay = 24 * 60 * 60 * 1000;

/** Until when a change can be undone. */
export function undoableUntil({ startedAt }: Pick<BulkChangeRow, "startedAt">): Date {
  return new Date(startedAt.getTime() + undoDays * oneDay);
}

export interface ChangeToStart {
  readonly shopId: number;
  readonly agentId: number;
  readonly key: string;
  readonly edit: BulkEdit;
  readonly ids: readonly number[];
  readonly seenAt: Date;
  readonly now: Date;
}

/** @throws {DomainError} where what an edit names is nothing of the shop's */
export async function expectEdit(db: Executor, shopId: number, edit: BulkEdit): Promise<void> {
  const gone = new DomainError("bulkTargetGone", { notFound: true });
  if (edit.kind === "category" && (await pathOfEdit(db, edit)) === null) throw gone;
  if (edit.kind === "freight" && !(await holdTemplates(db, shopId, [edit.templateId])).has(edit.templateId)) throw gone;
  if (edit.kind !== "own_category" || edit.shopCategoryId === null) return;
  const isOwn = and(
    eq(shopCategories.id, edit.shopCategoryId),
    eq(shopCategories.shopId, shopId),
    isNull(shopCategories.deletedAt),
  );
  if ((await db.$count(shopCategories, isOwn)) === 0) throw gone;
}

/**
 * Notes what is to be changed; `goOn` changes it. A key that was sent before is the change that it was then.
 *
 * @throws {DomainError} where another one is on its way in the shop
 */
export async function startChange(tx: Executor, wanted: ChangeToStart): Promise<BulkChangeRow> {
  const { shopId, agentId, key, edit, ids, seenAt, now } = wanted;
  const values = { shopId, agentId, idempotencyKey: key, edit, seenAt, startedAt: now, total: ids.length };
  // Of two that begin at once the second waits here for the first, by one index or the other.
  const [change] = await tx
    .insert(bulkChanges)
    .values({ ...values, state: "applying" })
    .onConflictDoNothing()
    .returning();
  if (change === undefined) {
    const [before] = await tx
      .select()
      .from(bulkChanges)
      .where(and(eq(bulkChanges.shopId, shopId), eq(bulkChanges.idempotencyKey, key)));
    if (before === undefined) throw new DomainError("bulkRunning");
    return before;
  }
  await tx.execute(sql`
    insert into ${bulkChangeRows} (change_id, product_id)
    select ${change.id}, id from unnest(${sql.param(ids)}::int[]) as chosen (id)`);
  return change;
}

/** @throws {DomainError} where it is none of the shop's */
async function lockChange(tx: Executor, shopId: number, id: number): Promise<BulkChangeRow> {
  const [change] = await tx
    .select()
    .from(bulkChanges)
    .where(and(eq(bulkChanges.id, id), eq(bulkChanges.shopId, shopId)))
    .for("update");
  if (change === undefined) throw new DomainError("bulkGone", { notFound: true });
  return change;
}

/** What is changed by then stays changed, and can be undone. @throws {DomainError} where it is none of the shop's */
export async function cancelChange(tx: Executor, shopId: number, id: number, now: Date): Promise<void> {
  const { state } = await lockChange(tx, shopId, id);
  if (state !== "applying") return;
  await tx.update(bulkChanges).set({ state: "cancelled", endedAt: now }).where(eq(bulkChanges.id, id));
}

/** `goOn` undoes it. @throws {DomainError} where it is too late, or another one is on its way */
export async function startUndo(tx: Executor, shopId: number, id: number, now: Date): Promise<BulkChangeRow> {
  const change = await lockChange(tx, shopId, id);
  if (change.state === "undoing" || change.state === "undone") return change;
  if (change.state === "applying") throw new DomainError("bulkRunning");
  if (now > undoableUntil(change)) throw new DomainError("bulkTooLate");
  const isOther = and(eq(bulkChanges.shopId, shopId), inArray(bulkChanges.state, ["applying", "undoing"]));
  if ((await tx.$count(bulkChanges, isOther)) > 0) throw new DomainError("bulkRunning");
  await tx.update(bulkChanges).set({ state: "undoing" }).where(eq(bulkChanges.id, id));
  return { ...change, state: "undoing" };
}
