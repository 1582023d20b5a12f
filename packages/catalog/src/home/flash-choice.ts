import type { FlashSlot, FlashSlotState } from "@plaza/api-client";

export interface FlashChoice {
  readonly slot: FlashSlot;
  readonly state: FlashSlotState;
}

type Period = Pick<FlashSlot, "opensAt" | "endsAt">;

/** Computed from the time, because the platform's own state may be stale in a cache. */
export function slotState({ opensAt, endsAt }: Period, now: number): FlashSlotState {
  if (now < opensAt) return "upcoming";
  return now < endsAt ? "running" : "over";
}

/** The slot that home shows: the running one, else the next one, else the last one. Null where there are none. */
export function chooseFlashSlot(slots: readonly FlashSlot[], now: number): FlashChoice | null {
  const choices = slots.map((slot) => ({ slot, state: slotState(slot, now) }));
  return (
    choices.find(({ state }) => state === "running") ??
    choices.find(({ state }) => state === "upcoming") ??
    choices.at(-1) ??
    null
  );
}
