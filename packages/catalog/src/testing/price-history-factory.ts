import type { PricedDays } from "@plaza/api-client";

const oneDay = 24 * 60 * 60 * 1000;
const offset = 8 * 60 * 60 * 1000;

/** Prices that lasted so many days, the oldest first; the last one ends today, by the platform's calendar. */
export function pricedDays(now: number, spans: readonly (readonly number[])[]): readonly PricedDays[] {
  const midnight = Math.floor((now + offset) / oneDay) * oneDay - offset;
  const total = spans.reduce((sum, [count = 0]) => sum + count, 0);
  let from = midnight - (total - 1) * oneDay;
  return spans.map(([count = 0, price = 0]) => {
    const days = { from, to: from + (count - 1) * oneDay, price };
    from += count * oneDay;
    return days;
  });
}
