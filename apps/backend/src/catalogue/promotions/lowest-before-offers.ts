import { lowestBefore } from "../price-history/lowest-before.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { FlashOffer } from "./flash-offers.ts";
import { stateOfSlot } from "./flash-slots.ts";

/**
 * The lowest price of the 30 days before each offer, in fen, which its saving counts from: of an offer that runs, and of one
 * that comes, as if it began now. What is over saves nothing.
 */
export async function lowestBeforeOffers(
  db: Executor,
  offers: readonly FlashOffer[],
  now: Date,
): Promise<ReadonlyMap<FlashOffer, number>> {
  const byState = Map.groupBy(offers, (offer) => stateOfSlot(offer, now));
  const [running = [], upcoming = []] = [byState.get("running"), byState.get("upcoming")];
  const [today, ...later] = await Promise.all([
    lowestBefore(
      db,
      running.map(({ skuId }) => skuId),
      now,
    ),
    // The same SKU may be offered in several slots, each time for another price.
    ...[...Map.groupBy(upcoming, ({ slotId }) => slotId).values()].map((ofSlot) =>
      lowestBefore(
        db,
        ofSlot.map(({ skuId }) => skuId),
        now,
        new Map(ofSlot.map(({ skuId, price }) => [skuId, price])),
      ).then((lowest) => ofSlot.map((offer) => [offer, lowest.get(offer.skuId)] as const)),
    ),
  ]);
  const all = [...running.map((offer) => [offer, today.get(offer.skuId)] as const), ...later.flat()];
  return new Map(all.flatMap(([offer, lowest]) => (lowest === undefined ? [] : [[offer, lowest] as const])));
}
