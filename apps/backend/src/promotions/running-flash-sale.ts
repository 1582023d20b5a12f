import { and, asc, desc, eq, gt, inArray, lte } from "drizzle-orm";
import { products, skus } from "../catalog/tables.ts";
import type { Executor } from "../database.ts";
import { dayTime, momentOfDay } from "../wire/time.ts";
import { flashOffers, flashPrices, flashSlots } from "./tables.ts";
import { isOfferedOn } from "./valid-offers.ts";

export interface RunningFlashPrice {
  readonly offerId: number;
  /** In cents, below the SKU's own. */
  readonly price: number;
  readonly endsAt: Date;
}

/** What SKUs cost in the flash sale that runs now, by their ids; those that it does not cover are absent. */
export async function runningFlashPrices(
  db: Executor,
  skuIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, RunningFlashPrice>> {
  if (skuIds.length === 0) return new Map();
  const { date, minute } = dayTime(now);
  const rows = await db
    .selectDistinctOn([flashPrices.skuId], {
      skuId: flashPrices.skuId,
      offerId: flashPrices.offerId,
      price: flashPrices.price,
      endMinute: flashSlots.endMinute,
    })
    .from(flashPrices)
    .innerJoin(flashOffers, eq(flashOffers.id, flashPrices.offerId))
    .innerJoin(flashSlots, eq(flashSlots.id, flashOffers.slotId))
    .innerJoin(skus, eq(skus.id, flashPrices.skuId))
    .innerJoin(products, eq(products.id, flashOffers.productId))
    .where(
      and(
        inArray(flashPrices.skuId, [...skuIds]),
        lte(flashSlots.startMinute, minute),
        gt(flashSlots.endMinute, minute),
        isOfferedOn(date),
      ),
    )
    // Of several offers the cheapest, of equal ones the one that lasts longest.
    .orderBy(asc(flashPrices.skuId), asc(flashPrices.price), desc(flashSlots.endMinute), asc(flashPrices.offerId));
  return new Map(
    rows.map(({ skuId, offerId, price, endMinute }) => [
      skuId,
      { offerId, price, endsAt: momentOfDay(now, endMinute) },
    ]),
  );
}
