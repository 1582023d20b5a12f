import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { movedPositions } from "../../platform/store/moved-positions.ts";
import { asStored, columnsOf, type WrittenTexts } from "../../platform/store/language-texts.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { customers, memberLevels } from "../../platform/store/schema/customers.ts";
import { and, eq, inArray, isNull, or } from "../../platform/store/sql.ts";
import { judgeCustomers } from "./judge-customers.ts";
import { expectFreeLevelName, lockedLevels, seenLevel } from "./level-rows.ts";

/** More than anybody reads through in a form. */
const maxLevels = 20;

export interface LevelContent {
  readonly name: WrittenTexts;
  /** Hundredths of a percent of the price that are paid. */
  readonly priceShare: number;
  /** Which purchases reach it; null: it is given by hand only. */
  readonly turnover: { readonly from: number; readonly days: number } | null;
}

/** Adds one above all others. @throws {DomainError} where another is called so @returns its id */
export async function addLevel(tx: Executor, content: LevelContent, now: Date): Promise<number> {
  const rows = await lockedLevels(tx);
  expectFreeLevelName(rows, content.name);
  if (rows.length >= maxLevels) throw new DomainError("levelsTooMany", { parameter: String(maxLevels) });
  const position = Math.max(0, ...rows.map((row) => row.position)) + 1;
  const [row] = await tx
    .insert(memberLevels)
    .values({ position, ...columnsOfLevel(content), changedAt: now })
    .returning({ id: memberLevels.id });
  return assertDefined(row, "level that has just been made").id;
}

export async function changeLevel(tx: Executor, seen: SeenRevision, content: LevelContent, now: Date): Promise<void> {
  const rows = await lockedLevels(tx);
  const { id, revision } = seenLevel(rows, seen);
  expectFreeLevelName(
    rows.filter((row) => row.id !== id),
    content.name,
  );
  await tx
    .update(memberLevels)
    .set({ ...columnsOfLevel(content), revision: revision + 1, changedAt: now })
    .where(eq(memberLevels.id, id));
}

/** @param beforeId the one that it stands below; null: above all others */
export async function moveLevel(tx: Executor, seen: SeenRevision, beforeId: number | null, now: Date): Promise<void> {
  const rows = await lockedLevels(tx);
  const level = seenLevel(rows, seen);
  const moved = movedPositions(rows, level.id, beforeId);
  if (moved === null) throw new DomainError("levelChangedMeanwhile");
  for (const { id, position } of moved)
    await tx.update(memberLevels).set({ position, changedAt: now }).where(eq(memberLevels.id, id));
}

/**
 * Removes a level. Its customers are given another one, or none: then they have what their purchases reach.
 *
 * @throws {DomainError} where somebody was quicker
 * @returns how many customers had it
 */
export async function removeLevel(
  tx: Executor,
  seen: SeenRevision,
  { targetId, now }: { readonly targetId: number | null; readonly now: Date },
): Promise<number> {
  const rows = await lockedLevels(tx);
  const { id } = seenLevel(rows, seen);
  if (targetId !== null && (targetId === id || !rows.some((row) => row.id === targetId)))
    throw new DomainError("levelGone", { notFound: true, field: "target_id" });
  await tx.update(memberLevels).set({ deletedAt: now, changedAt: now }).where(eq(memberLevels.id, id));
  const had = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(or(eq(customers.levelId, id), eq(customers.givenLevelId, id)));
  await tx.update(customers).set({ givenLevelId: targetId }).where(eq(customers.givenLevelId, id));
  // Whoever has reached it by purchases gets the other one as well, unless they were given a higher one.
  if (targetId !== null) {
    const target = rows.findIndex((row) => row.id === targetId);
    const lower = rows.slice(0, target).map((row) => row.id);
    await tx
      .update(customers)
      .set({ givenLevelId: targetId })
      .where(
        and(eq(customers.levelId, id), or(isNull(customers.givenLevelId), inArray(customers.givenLevelId, lower))),
      );
  }
  const ids = had.map((customer) => customer.id);
  for (let start = 0; start < ids.length; start += atOnce)
    await judgeCustomers(tx, ids.slice(start, start + atOnce), now);
  return ids.length;
}

const atOnce = 1000;

function columnsOfLevel({ name, priceShare, turnover }: LevelContent) {
  return {
    ...columnsOf({ name: asStored(name) }),
    priceShare,
    turnoverFrom: turnover?.from ?? null,
    turnoverDays: turnover?.days ?? null,
  };
}
