import type { Executor } from "../../platform/store/database.ts";
import { asc, isNull } from "../../platform/store/sql.ts";
import { dayTime } from "../../platform/wire/time.ts";
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
