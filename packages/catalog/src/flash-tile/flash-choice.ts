import type { FlashSlotState, FlashSlotTime } from "@plaza/api-client";

type Period = Pick<FlashSlotTime, "opensAt" | "endsAt">;

export interface FlashChoice<Slot extends Period> {
  readonly slot: Slot;
  readonly state: FlashSlotState;
}

/** Computed from the time, because the platform's own state may be stale in a cache. */
export function slotState({ opensAt, endsAt }: Period, now: number): FlashSlotState {
  if (now < opensAt) return "upcoming";
  return now < endsAt ? "running" : "over";
}

/** The slot that is shown where none is named: the running one, else the next one, else the last one. Null where there are none. */
export function chooseFlashSlot<Slot extends Period>(slots: readonly Slot[], now: number): FlashChoice<Slot> | null {
  const choices = slots.map((slot) => ({ slot, state: slotState(slot, now) }));
  return (
    choices.find(({ state }) => state === "running") ??
    choices.find(({ state }) => state === "upcoming") ??
    choices.at(-1) ??
    null
  );
}
