import { type FlashSlot, listFlashSlots } from "../../catalogue/promotions/flash-slots.ts";
import { releaseOverOffers, releaseSetAside } from "../../catalogue/promotions/release-set-aside.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { flashOffers, flashOpenings, flashSlots } from "../../platform/store/schema/promotions.ts";
import { and, asc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from "../../platform/store/sql.ts";
import { dayTime } from "../../platform/wire/time.ts";
import { isOver } from "./offer-state.ts";

/** More than anybody finds their way through in a day. */
const maxSlots = 24;

/** Any number that no other lock has. */
const lock = 0x0f_1a_54;

/** The slots of every day, which nobody else changes until the transaction ends. */
export async function lockedSlots(tx: Executor): Promise<readonly FlashSlot[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock}, 0)`);
  return listFlashSlots(tx);
}

/** @throws {DomainError} where there is none with this id */
export function slotOf(slots: readonly FlashSlot[], id: number): FlashSlot {
  const slot = slots.find((each) => each.id === id);
  if (slot === undefined) throw new DomainError("flashSlotGone", { notFound: true });
  return slot;
}

function seenSlot(slots: readonly FlashSlot[], { id, revision }: SeenRevision): FlashSlot {
  const slot = slotOf(slots, id);
  if (slot.revision !== revision) throw new DomainError("flashSlotChangedMeanwhile");
  return slot;
}

/** In minutes of the day; the end is no longer part of it. */
export interface SlotTimes {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** What of a slot is accepted or waits from now on, and how much of it is on sale this minute. */
export interface SlotStanding {
  readonly accepted: number;
  readonly waiting: number;
  readonly running: number;
}

const nothing: SlotStanding = { accepted: 0, waiting: 0, running: 0 };

/** By the ids of the slots; one without offers is absent. */
export async function standingsOfSlots(
  db: Executor,
  slots: readonly FlashSlot[],
  now: Date,
): Promise<ReadonlyMap<number, SlotStanding>> {
  const { date, minute } = dayTime(now);
  const rows = await offersFrom(db, date, undefined);
  const bySlot = Map.groupBy(rows, ({ slotId }) => slotId);
  return new Map(
    slots.flatMap((slot) => {
      const ahead = (bySlot.get(slot.id) ?? []).filter((offer) => !isOver(offer, slot, now));
      const accepted = ahead.filter(({ isApproved }) => isApproved);
      const isNow = slot.startMinute <= minute && minute < slot.endMinute;
      const running = isNow ? accepted.filter(({ startsOn }) => startsOn <= date).length : 0;
      const standing = { accepted: accepted.length, waiting: ahead.length - accepted.length, running };
      return ahead.length === 0 ? [] : [[slot.id, standing] as const];
    }),
  );
}

/** How many proposals wait for somebody to decide about them. */
export async function countWaiting(db: Executor, now: Date): Promise<number> {
  const standings = await standingsOfSlots(db, await listFlashSlots(db), now);
  return [...standings.values()].reduce((sum, { waiting }) => sum + waiting, 0);
}

function offersFrom(db: Executor, date: string, wanted: SQL | undefined) {
  return db
    .select({
      id: flashOffers.id,
      slotId: flashOffers.slotId,
      isApproved: flashOffers.isApproved,
      startsOn: flashOffers.startsOn,
      endsOn: flashOffers.endsOn,
    })
    .from(flashOffers)
    .where(and(isNull(flashOffers.deletedAt), or(isNull(flashOffers.endsOn), gte(flashOffers.endsOn, date)), wanted))
    .orderBy(asc(flashOffers.id));
}

/** @param id a demo's, where each store has the same ones @throws {DomainError} where it would meet another one, or there are too many */
export async function addSlot(tx: Executor, times: SlotTimes, id?: number): Promise<number> {
  const slots = await lockedSlots(tx);
  if (slots.length >= maxSlots) throw new DomainError("flashSlotsTooMany", { parameter: String(maxSlots) });
  expectFree(slots, times);
  const [row] = await tx
    .insert(flashSlots)
    .values({ ...(id !== undefined && { id }), ...times })
    .returning();
  return assertDefined(row, "slot that has just been made").id;
}

/**
 * Gives a slot other times; its offers and what is open for it move along.
 *
 * @param endsConfirmed of how many offers that run now whoever changes it has read that they stop
 * @throws {DomainError} where it would meet another one, somebody has changed it, or others would stop
 */
export async function changeSlot(
  tx: Executor,
  seen: SeenRevision,
  change: SlotTimes & { readonly endsConfirmed: number },
  now: Date,
): Promise<void> {
  const { endsConfirmed, ...times } = change;
  const slots = await lockedSlots(tx);
  const slot = seenSlot(slots, seen);
  expectFree(
    slots.filter(({ id }) => id !== slot.id),
    times,
  );
  const { running } = (await standingsOfSlots(tx, [slot], now)).get(slot.id) ?? nothing;
  const { minute } = dayTime(now);
  const stays = times.startMinute <= minute && minute < times.endMinute;
  if (!stays && running !== endsConfirmed) throw new DomainError("flashSlotEndsMore", { parameter: String(running) });
  await tx
    .update(flashSlots)
    .set({ ...times, revision: slot.revision + 1 })
    .where(eq(flashSlots.id, slot.id));
  await releaseOverOffers(tx, now);
}

/**
 * Removes a slot with what is open for it. What was accepted from now on is withdrawn, what waits is rejected.
 *
 * @param endsConfirmed of how many offers whoever removes it has read that they end
 * @throws {DomainError} where somebody has changed it, or others would end
 */
export async function removeSlot(tx: Executor, seen: SeenRevision, endsConfirmed: number, now: Date): Promise<void> {
  const slots = await lockedSlots(tx);
  const slot = seenSlot(slots, seen);
  const { accepted, waiting } = (await standingsOfSlots(tx, [slot], now)).get(slot.id) ?? nothing;
  if (accepted + waiting !== endsConfirmed)
    throw new DomainError("flashSlotEndsMore", { parameter: String(accepted + waiting) });
  const ended = { deletedAt: now, revision: sql`revision + 1` };
  const ids = (await offersFrom(tx, dayTime(now).date, eq(flashOffers.slotId, slot.id))).map(({ id }) => id);
  // Of all at once, in the order of everybody else; offer by offer, as the store would, it could meet with orders crosswise.
  await releaseSetAside(tx, ids);
  await tx
    .update(flashOffers)
    .set({ ...ended, endedAs: sql`case when ${flashOffers.isApproved} then 'withdrawn' else 'rejected' end` })
    .where(inArray(flashOffers.id, ids));
  await tx
    .update(flashOpenings)
    .set(ended)
    .where(and(eq(flashOpenings.slotId, slot.id), isNull(flashOpenings.deletedAt)));
  await tx.update(flashSlots).set(ended).where(eq(flashSlots.id, slot.id));
}

function expectFree(slots: readonly FlashSlot[], { startMinute, endMinute }: SlotTimes): void {
  const meets = slots.some((slot) => slot.startMinute < endMinute && startMinute < slot.endMinute);
  if (meets) throw new DomainError("flashSlotsOverlap", { field: "start_minute" });
}

/** How many products are accepted and wait in a slot on a day. */
export interface SessionCount {
  readonly slotId: number;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly accepted: number;
  readonly waiting: number;
}

/** Of each slot on each day of a range, both of them included; sessions without any are absent. */
export async function countSessions(db: Executor, from: string, to: string): Promise<readonly SessionCount[]> {
  const rows = await db
    .select({ slotId: flashOffers.slotId, isApproved: flashOffers.isApproved, days: daysWithin(from, to) })
    .from(flashOffers)
    .where(
      and(
        isNull(flashOffers.deletedAt),
        lte(flashOffers.startsOn, to),
        or(isNull(flashOffers.endsOn), gte(flashOffers.endsOn, from)),
      ),
    );
  const counts = new Map<string, { slotId: number; date: string; accepted: number; waiting: number }>();
  for (const { slotId, isApproved, days } of rows) {
    for (const date of days) {
      const key = `${slotId} ${date}`;
      const counted = counts.get(key) ?? { slotId, date, accepted: 0, waiting: 0 };
      counted[isApproved ? "accepted" : "waiting"] += 1;
      counts.set(key, counted);
    }
  }
  return [...counts.values()];
}

function daysWithin(from: string, to: string): SQL<readonly string[]> {
  return sql`array(select day::date::text from generate_series(
    greatest(${flashOffers.startsOn}, ${from}::date)::timestamp,
    least(coalesce(${flashOffers.endsOn}, ${to}::date), ${to}::date)::timestamp, interval '1 day') as day)`;
}
