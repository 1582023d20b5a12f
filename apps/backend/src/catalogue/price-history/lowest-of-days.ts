import { dayTime, momentOfDay } from "../../platform/wire/time.ts";
import type { PriceStep } from "./effective-prices.ts";

/** Days (`YYYY-MM-DD`, both included) on which the lowest price was the same, in fen. */
export interface PricedDays {
  readonly from: string;
  readonly to: string;
  readonly price: number;
}

const oneDay = 24 * 60 * 60 * 1000;

/** The lowest price of each of the last days, today included, the oldest first; days before the first known price are left out. */
export function lowestOfDays(steps: readonly PriceStep[], now: Date, dayCount: number): readonly PricedDays[] {
  const today = momentOfDay(now, 0).getTime();
  const days: PricedDays[] = [];
  let step = 0;
  for (let back = dayCount - 1; back >= 0; back -= 1) {
    const start = today - back * oneDay;
    const end = Math.min(start + oneDay, now.getTime() + 1);
    while ((steps[step + 1]?.from.getTime() ?? Number.POSITIVE_INFINITY) <= start) step += 1;
    const price = lowestFrom(steps, step, end);
    if (price === null) continue;
    const { date } = dayTime(new Date(start));
    const last = days.at(-1);
    if (last?.price === price) days[days.length - 1] = { ...last, to: date };
    else days.push({ from: date, to: date, price });
  }
  return days;
}

/** Of the step at `index` and those that follow it before a moment. */
function lowestFrom(steps: readonly PriceStep[], index: number, end: number): number | null {
  let lowest: number | null = null;
  for (let at = index; (steps[at]?.from.getTime() ?? end) < end; at += 1) {
    const price = steps[at]?.price ?? Number.POSITIVE_INFINITY;
    lowest = Math.min(lowest ?? price, price);
  }
  return lowest;
}
