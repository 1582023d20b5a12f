import type { FlashSlotTime } from "@plaza/api-client";
import { chooseFlashSlot, type FlashChoice, slotState } from "../flash-tile/flash-choice.ts";
import { slotsOfDay } from "./flash-day.ts";

export interface ShownSlot {
  /** Those of the day. */
  readonly slots: readonly FlashSlotTime[];
  /** The named one, else the one that the time of day chooses; null where there are none, and for one that there is not. */
  readonly shown: FlashChoice<FlashSlotTime> | null;
}

/** What of the flash sale is shown at a moment. */
export function shownSlot(all: readonly FlashSlotTime[], named: number | undefined, now: number): ShownSlot {
  const slots = slotsOfDay(all, now);
  if (named === undefined) return { slots, shown: chooseFlashSlot(slots, now) };
  const slot = slots.find(({ id }) => id === named);
  return { slots, shown: slot === undefined ? null : { slot, state: slotState(slot, now) } };
}
