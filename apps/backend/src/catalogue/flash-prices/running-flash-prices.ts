import { products, skus } from "../../platform/store/schema/catalog.ts";
import type { Executor } from "../../platform/store/database.ts";
import { prepared } from "../../platform/store/prepared.ts";
import { and, asc, desc, eq, sql } from "../../platform/store/sql.ts";
import { dayTime, momentOfDay } from "../../platform/wire/time.ts";
import { flashOffers, flashPrices, flashSlots } from "../../platform/store/schema/promotions.ts";
import { isRunningAt } from "./valid-offers.ts";

export interface RunningFlashPrice {
  readonly offerId: number;
  /** In fen, below the SKU's own. */
  readonly price: number;
  readonly endsAt: Date;
  /** How many pieces there are at this price; null: all that is in stock. */
  readonly setAsideLeft: number | null;
  /** How many one customer can buy of the offer, whichever SKUs; null: as many as there are. */
  readonly limitPerCustomer: number | null;
}

/** What SKUs cost in the flash sale that runs now, by their ids; those that it does not cover are absent. */
export async function runningFlashPrices(
  db: Executor,
  skuIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, RunningFlashPrice>> {
  if (skuIds.length === 0) return new Map();
  const { date, minute } = dayTime(now);
  const rows = await runningPrices(db, { skuIds, date, minute });
  return new Map(rows.map(({ skuId, endMinute, ...row }) => [skuId, { ...row, endsAt: momentOfDay(now, endMinute) }]));
}

const runningPrices = prepared((db) =>
  db
    .selectDistinctOn([flashPrices.skuId], {
      skuId: flashPrices.skuId,
      offerId: flashPrices.offerId,
      price: flashPrices.price,
      endMinute: flashSlots.endMinute,
      setAsideLeft: flashPrices.setAsideLeft,
      limitPerCustomer: flashOffers.limitPerCustomer,
    })
    .from(flashPrices)
    .innerJoin(flashOffers, eq(flashOffers.id, flashPrices.offerId))
    .innerJoin(flashSlots, eq(flashSlots.id, flashOffers.slotId))
    .innerJoin(skus, eq(skus.id, flashPrices.skuId))
    .innerJoin(products, eq(products.id, flashOffers.productId))
    .where(
      and(
        sql`${flashPrices.skuId} = any(${sql.placeholder("skuIds")})`,
        isRunningAt({ date: sql.placeholder("date"), minute: sql.placeholder("minute") }),
      ),
    )
    // Of several offers the cheapest, of equal ones the one that lasts longest.
    .orderBy(asc(flashPrices.skuId), asc(flashPrices.price), desc(flashSlots.endMinute), asc(flashPrices.offerId))
    .prepare("running_flash_prices"),
);
