import type { PricedDays } from "@plaza/api-client";

/** The lowest and the highest of some prices, and when the lowest was there last. Amounts are in fen. */
export interface PriceExtent {
  readonly lowest: PricedDays;
  readonly highest: number;
  readonly current: number;
}

/** Null where nothing is known. @param days the oldest first */
export function priceExtent(days: readonly PricedDays[]): PriceExtent | null {
  const last = days.at(-1);
  if (last === undefined) return null;
  const lowest = days.reduce((low, each) => (each.price <= low.price ? each : low));
  return { lowest, highest: Math.max(...days.map(({ price }) => price)), current: last.price };
}
