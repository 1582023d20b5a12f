import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { flashOffers, flashOpenings, flashSlots } from "../../platform/store/schema/promotions.ts";
import { and, asc, count, eq, getTableColumns, gt, gte, inArray, isNull } from "../../platform/store/sql.ts";
import { dayTime } from "../../platform/wire/time.ts";
import { lockedSlots, slotOf } from "./slots.ts";

/** A slot that shops can propose for. */
export type OpeningRow = Awaited<ReturnType<typeof readOpenings>>[number];

export interface OpeningContent {
  readonly slotId: number;
  /** `YYYY-MM-DD`, both included. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly proposalsUntil: Date;
}

/** Those that are not closed and whose days are not over, the first to end their proposals first. */
export function readOpenings(db: Executor, now: Date) {
  return db
    .select({
      ...getTableColumns(flashOpenings),
      startMinute: flashSlots.startMinute,
      endMinute: flashSlots.endMinute,
    })
    .from(flashOpenings)
    .innerJoin(flashSlots, eq(flashSlots.id, flashOpenings.slotId))
    .where(and(isNull(flashOpenings.deletedAt), gte(flashOpenings.endsOn, dayTime(now).date)))
    .orderBy(asc(flashOpenings.proposalsUntil), asc(flashOpenings.id));
}

/** Those that shops can propose for at a moment. */
export async function openOpenings(db: Executor, now: Date): Promise<readonly OpeningRow[]> {
  return (await readOpenings(db, now)).filter(({ proposalsUntil }) => now < proposalsUntil);
}

/** How many proposals each has, whatever has become of them. */
export async function countProposals(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ openingId: flashOffers.openingId, total: count() })
    .from(flashOffers)
    .where(inArray(flashOffers.openingId, [...ids]))
    .groupBy(flashOffers.openingId);
  return new Map(rows.map(({ openingId, total }) => [openingId ?? 0, total]));
}

/** @throws {DomainError} where it makes no sense */
export async function addOpening(tx: Executor, content: OpeningContent, now: Date): Promise<number> {
  const slot = slotOf(await lockedSlots(tx), content.slotId);
  expectAhead(content, now);
  const [row] = await tx
    .insert(flashOpenings)
    .values({ ...content, slotId: slot.id })
    .returning();
  return assertDefined(row, "opening that has just been made").id;
}

/** Gives it another deadline. What was proposed stays so. */
export async function changeDeadline(tx: Executor, seen: SeenRevision, proposalsUntil: Date, now: Date): Promise<void> {
  const opening = await lockOpening(tx, seen);
  if (proposalsUntil <= now) throw new DomainError("flashDeadlineOver", { field: "proposals_until" });
  await tx
    .update(flashOpenings)
    .set({ proposalsUntil, revision: opening.revision + 1 })
    .where(eq(flashOpenings.id, opening.id));
}

/** Nobody proposes anything more for it. What was proposed stays so. */
export async function closeOpening(tx: Executor, seen: SeenRevision, now: Date): Promise<void> {
  const { id, revision } = await lockOpening(tx, seen);
  await tx
    .update(flashOpenings)
    .set({ deletedAt: now, revision: revision + 1 })
    .where(eq(flashOpenings.id, id));
}

/** @throws {DomainError} where there is none that shops can propose for now */
export async function lockOpenOpening(tx: Executor, id: number, now: Date): Promise<typeof flashOpenings.$inferSelect> {
  const [row] = await tx
    .select()
    .from(flashOpenings)
    .where(and(eq(flashOpenings.id, id), isNull(flashOpenings.deletedAt), gt(flashOpenings.proposalsUntil, now)))
    .for("share");
  if (row === undefined) throw new DomainError("flashOpeningOver", { notFound: true });
  return row;
}

async function lockOpening(tx: Executor, { id, revision }: SeenRevision) {
  const [row] = await tx
    .select()
    .from(flashOpenings)
    .where(and(eq(flashOpenings.id, id), isNull(flashOpenings.deletedAt)))
    .for("update");
  if (row === undefined) throw new DomainError("flashOpeningOver", { notFound: true });
  if (row.revision !== revision) throw new DomainError("flashOpeningChangedMeanwhile");
  return row;
}

function expectAhead({ startsOn, endsOn, proposalsUntil }: OpeningContent, now: Date): void {
  if (startsOn < dayTime(now).date) throw new DomainError("flashDaysOver", { field: "starts_on" });
  if (endsOn < startsOn) throw new DomainError("flashDaysWrong", { field: "ends_on" });
  if (proposalsUntil <= now) throw new DomainError("flashDeadlineOver", { field: "proposals_until" });
  // The evening before the last day is the last moment that proposing makes sense.
  if (dayTime(proposalsUntil).date > endsOn) throw new DomainError("flashDeadlineLate", { field: "proposals_until" });
}
