import type { PricedDays } from "@plaza/api-client";

/** The lowest and the highest of some prices, and when the lowest was there last. Amounts are in fen. */
interface PriceExtent {
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

const oneDay = 24 * 60 * 60 * 1000;

/** The drawing's own units; it is stretched to the room that there is. */
export const lineWidth = 900;
export const lineHeight = 120;

/**
 * The prices as steps, in the path language of SVG: a day is as wide as any other, the highest price lies on the upper
 * edge and the lowest on the lower one.
 */
export function priceLine(days: readonly PricedDays[]): string {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return "";
  const prices = days.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const across = lineWidth / (last.to + oneDay - first.from);
  const x = (time: number): number => Math.round((time - first.from) * across);
  const y = (price: number): number => Math.round(((high - price) / (high - low)) * lineHeight);
  const steps = days.map(({ from, to, price }, index) => {
    // Days that are missing in between belong to the price before.
    const end = days[index + 1]?.from ?? to + oneDay;
    return `${index === 0 ? `M${x(from)} ${y(price)}` : `V${y(price)}`}H${x(end)}`;
  });
  return steps.join("");
}
