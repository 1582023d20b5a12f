import type { PriceStep } from "./effective-prices.ts";

const days30 = 30 * 24 * 60 * 60 * 1000;

/** How long before a moment the lowest price is looked for: Directive 98/6/EC, Article 6a. */
export function thirtyDaysBefore(moment: Date): Date {
  return new Date(moment.getTime() - days30);
}

/**
 * When the reduction began that today's price is the result of: with the first of the falls that led to it without a
 * rise in between. Now, where the last change was none.
 */
export function reductionBegan(steps: readonly PriceStep[], now: Date): Date {
  let began = now;
  for (let index = steps.length - 1; index > 0; index -= 1) {
    const [before, after] = [steps[index - 1], steps[index]];
    if (before === undefined || after === undefined || before.price < after.price) break;
    began = after.from;
  }
  return began;
}

/** The lowest price of the 30 days before the reduction began, in fen; null where none is known of them. */
export function lowestBeforeReduction(steps: readonly PriceStep[], now: Date): number | null {
  const end = reductionBegan(steps, now);
  const start = thirtyDaysBefore(end);
  const prices = steps
    .filter(({ from }, index) => from < end && (steps[index + 1]?.from ?? now) > start)
    .map(({ price }) => price);
  return prices.length === 0 ? null : Math.min(...prices);
}
