import type { FlashSlotTime } from "@plaza/api-client";

const day = 24 * 3_600_000;
/** The platform's clocks are those of China, which has one time and changes no clocks. */
const aheadOfUtc = 8 * 3_600_000;

function dayOf(time: number): number {
  return Math.floor((time + aheadOfUtc) / day);
}

/** The slots, which are those of every day, on the day of a moment: a page that was open at midnight has those of yesterday. */
export function slotsOfDay<Slot extends FlashSlotTime>(slots: readonly Slot[], now: number): readonly Slot[] {
  return slots.map((slot) => {
    const later = (dayOf(now) - dayOf(slot.opensAt)) * day;
    return later === 0 ? slot : { ...slot, opensAt: slot.opensAt + later, endsAt: slot.endsAt + later };
  });
}

/** When the flash sale turns next: a slot begins or ends, or the day does, with which offers come and go. */
export function nextTurn(slots: readonly Pick<FlashSlotTime, "opensAt" | "endsAt">[], now: number): number {
  const midnight = (dayOf(now) + 1) * day - aheadOfUtc;
  return Math.min(midnight, ...slots.flatMap(({ opensAt, endsAt }) => [opensAt, endsAt]).filter((edge) => edge > now));
}
