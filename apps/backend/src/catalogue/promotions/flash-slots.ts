import type { Executor } from "../../platform/store/database.ts";
import { asc, isNull } from "../../platform/store/sql.ts";
import { dayTime, momentOfDay, timeOfDay, unixSeconds } from "../../platform/wire/time.ts";
import { flashSlots } from "../../platform/store/schema/promotions.ts";

export type FlashSlot = typeof flashSlots.$inferSelect;

/** The slots of every day, the earliest first. */
export function listFlashSlots(db: Executor): Promise<FlashSlot[]> {
  return db
    .select()
    .from(flashSlots)
    .where(isNull(flashSlots.deletedAt))
    .orderBy(asc(flashSlots.startMinute), asc(flashSlots.id));
}

export type FlashSlotState = "upcoming" | "running" | "over";

export function stateOfSlot(slot: Pick<FlashSlot, "startMinute" | "endMinute">, now: Date): FlashSlotState {
  const { minute } = dayTime(now);
  return minute < slot.startMinute ? "upcoming" : minute < slot.endMinute ? "running" : "over";
}

/** The tips are Chinese in every language: clients show messages of their own for the status. */
const states = {
  upcoming: { status: 0, tips: "未开始" },
  running: { status: 1, tips: "抢购中" },
  over: { status: 2, tips: "已结束" },
} as const;

/** A slot as it stands at a moment of its day. */
export function flashSlotWire(slot: FlashSlot, now: Date) {
  return {
    id: slot.id,
    start_time: timeOfDay(slot.startMinute),
    end_time: timeOfDay(slot.endMinute),
    ...states[stateOfSlot(slot, now)],
    end_time_int: unixSeconds(momentOfDay(now, slot.endMinute)),
  };
}
