import { momentOfDay, timeOfDay, unixSeconds } from "../../platform/wire/time.ts";
import { type FlashSlot, stateOfSlot } from "./flash-slots.ts";

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
