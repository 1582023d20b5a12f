import type { Executor } from "../../platform/store/database.ts";
import { dayTime } from "../../platform/wire/time.ts";
import { firstOffersOfSlots, type FlashOffer } from "./flash-offers.ts";
import { type FlashSlot, listFlashSlots } from "./flash-slots.ts";

export interface SlotWithOffers {
  readonly slot: FlashSlot;
  readonly offers: readonly FlashOffer[];
}

/** Every slot of the day with its first offers. */
export async function homeFlashSale(db: Executor, now: Date, most: number): Promise<readonly SlotWithOffers[]> {
  const [slots, offers] = await Promise.all([listFlashSlots(db), firstOffersOfSlots(db, dayTime(now).date, most)]);
  const bySlot = Map.groupBy(offers, ({ slotId }) => slotId);
  return slots.map((slot) => ({ slot, offers: bySlot.get(slot.id) ?? [] }));
}
