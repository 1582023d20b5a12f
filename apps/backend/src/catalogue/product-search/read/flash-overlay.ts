import { runningProductPrices } from "../../flash-prices/running-product-prices.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { products } from "../../../platform/store/schema/catalog.ts";
import { flashSlots } from "../../../platform/store/schema/promotions.ts";
import { inArray, isNull } from "../../../platform/store/sql.ts";
import { dayTime, momentOfDay } from "../../../platform/wire/time.ts";

/** What the flash sale that runs makes of a product. */
export interface FlashState {
  /** What it costs; null: what it costs otherwise. */
  readonly price: number | null;
  /** Pieces are set aside for it, so that it can be bought whatever is in stock. */
  readonly isSetAside: boolean;
}

/** What products cost in the flash sale, and from when until when that is so while nobody changes it. */
export interface FlashOverlay {
  /** Epoch milliseconds; the end is no longer part of it. */
  readonly from: number;
  readonly until: number;
  readonly products: Map<number, FlashState>;
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
    products: byProduct(await runningProductPrices(db, now, undefined)),
  };
}

/** Those of some products. */
export async function flashStatesOf(
  db: Executor,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, FlashState>> {
  return ids.length === 0 ? new Map() : byProduct(await runningProductPrices(db, now, inArray(products.id, [...ids])));
}

function byProduct(rows: readonly (FlashState & { readonly productId: number })[]): Map<number, FlashState> {
  return new Map(rows.map(({ productId, ...state }) => [productId, state]));
}
