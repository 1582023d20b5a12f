import { runningProductPrices } from "../../flash-prices/running-product-prices.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { products } from "../../../platform/store/schema/catalog.ts";
import { flashSlots } from "../../../platform/store/schema/promotions.ts";
import { inArray, isNull } from "../../../platform/store/sql.ts";
import { dayTime, momentOfDay } from "../../../platform/wire/time.ts";

/** What products cost in the flash sale, and from when until when that is so while nobody changes it. */
export interface FlashOverlay {
  /** Epoch milliseconds; the end is no longer part of it. */
  readonly from: number;
  readonly until: number;
  readonly prices: Map<number, number>;
}

export function isValidAt({ from, until }: FlashOverlay, now: Date): boolean {
  return from <= now.getTime() && now.getTime() < until;
}

/** Prices change by themselves where a slot begins or ends, and at midnight. */
export async function readFlashOverlay(db: Executor, now: Date): Promise<FlashOverlay> {
  const slots = await db
    .select({ startMinute: flashSlots.startMinute, endMinute: flashSlots.endMinute })
    .from(flashSlots)
    .where(isNull(flashSlots.deletedAt));
  const { minute } = dayTime(now);
  const turns = [0, 1440, ...slots.flatMap(({ startMinute, endMinute }) => [startMinute, endMinute])];
  const from = Math.max(...turns.filter((turn) => turn <= minute));
  const until = Math.min(...turns.filter((turn) => turn > minute));
  return {
    from: momentOfDay(now, from).getTime(),
    until: momentOfDay(now, until).getTime(),
    prices: priceMap(await runningProductPrices(db, now, undefined)),
  };
}

/** Those of some products. */
export async function flashPricesOf(
  db: Executor,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  return ids.length === 0 ? new Map() : priceMap(await runningProductPrices(db, now, inArray(products.id, [...ids])));
}

function priceMap(rows: readonly { readonly productId: number; readonly price: number }[]): Map<number, number> {
  return new Map(rows.map(({ productId, price }) => [productId, price]));
}
