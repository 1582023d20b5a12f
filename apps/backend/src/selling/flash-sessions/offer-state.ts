import type { flashOffers, flashSlots } from "../../platform/store/schema/promotions.ts";
import { dayTime } from "../../platform/wire/time.ts";

/** What has become of an offer. `over`: its days have passed, whether it was accepted or not. */
export type FlashOfferState = "waiting" | "accepted" | "over" | NonNullable<OfferRow["endedAs"]>;

type OfferRow = typeof flashOffers.$inferSelect;
type SlotEnd = Pick<typeof flashSlots.$inferSelect, "endMinute">;

/** The last slot of the last day has passed. */
export function isOver({ endsOn }: Pick<OfferRow, "endsOn">, { endMinute }: SlotEnd, now: Date): boolean {
  const { date, minute } = dayTime(now);
  return endsOn !== null && (endsOn < date || (endsOn === date && endMinute <= minute));
}

export function stateOfOffer(
  offer: Pick<OfferRow, "endsOn" | "isApproved" | "endedAs" | "deletedAt">,
  slot: SlotEnd,
  now: Date,
): FlashOfferState {
  if (offer.deletedAt !== null) return offer.endedAs ?? "withdrawn";
  if (isOver(offer, slot, now)) return "over";
  return offer.isApproved ? "accepted" : "waiting";
}
