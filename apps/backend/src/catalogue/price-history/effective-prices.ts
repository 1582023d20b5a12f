/** A regular price of a SKU, in fen, from a moment on. */
export interface PriceChange {
  readonly changedAt: Date;
  readonly price: number;
}

/** A flash price of a SKU, in fen, and when it could be had; the end is no longer part of it. */
export interface FlashRun {
  readonly beganAt: Date;
  readonly endedAt: Date;
  readonly price: number;
}

/** What a visitor would have paid, in fen, from a moment on. */
export interface PriceStep {
  readonly from: Date;
  readonly price: number;
}

/**
 * What a SKU has cost up to now, the oldest first, each step at another price than the one before: its flash price where
 * that was lower. Nothing is known of the time before its first regular price.
 *
 * @param changes in the order of time
 */
export function effectivePrices(
  changes: readonly PriceChange[],
  runs: readonly FlashRun[],
  now: Date,
): readonly PriceStep[] {
  const [first] = changes;
  if (first === undefined) return [];
  const times = [
    ...changes.map(({ changedAt }) => changedAt.getTime()),
    ...runs.flatMap(({ beganAt, endedAt }) => [beganAt.getTime(), endedAt.getTime()]),
  ];
  const moments = [...new Set(times)]
    .filter((time) => time >= first.changedAt.getTime() && time <= now.getTime())
    .toSorted((left, right) => left - right);
  const coming = runs.toSorted((left, right) => left.beganAt.getTime() - right.beganAt.getTime());
  const steps: PriceStep[] = [];
  let regular = 0;
  let began = 0;
  let running: readonly FlashRun[] = [];
  for (const moment of moments) {
    while (at(changes[regular + 1]?.changedAt) <= moment) regular += 1;
    const before = began;
    while (at(coming[began]?.beganAt) <= moment) began += 1;
    running = [...running, ...coming.slice(before, began)].filter(({ endedAt }) => endedAt.getTime() > moment);
    const price = Math.min(changes[regular]?.price ?? first.price, ...running.map((run) => run.price));
    if (steps.at(-1)?.price !== price) steps.push({ from: new Date(moment), price });
  }
  return steps;
}

function at(moment: Date | undefined): number {
  return moment?.getTime() ?? Number.POSITIVE_INFINITY;
}
