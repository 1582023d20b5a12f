import type { Executor } from "../../platform/store/database.ts";
import { effectivePrices, type FlashRun } from "./effective-prices.ts";
import { lowestBeforeReduction, reductionBegan, thirtyDaysBefore } from "./price-before-reduction.ts";
import { recordedChanges, recordedRuns } from "./recorded-prices.ts";

/**
 * What has to stand beside a struck price: the SKU's lowest price of the 30 days before the reduction began, in fen, by
 * the SKUs' ids. Those of which nothing is known are absent.
 *
 * @param next prices that are about to be asked, by the SKUs' ids: the reduction is the one that leads to them
 */
export async function lowestBefore(
  db: Executor,
  skuIds: readonly number[],
  now: Date,
  next: ReadonlyMap<number, number> = new Map(),
): Promise<ReadonlyMap<number, number>> {
  if (skuIds.length === 0) return new Map();
  const changes = await recordedChanges(db, skuIds);
  const stepsWith = (runs: ReadonlyMap<number, readonly FlashRun[]>) =>
    new Map(
      skuIds.map((id) => {
        const known = effectivePrices(changes.get(id) ?? [], runs.get(id) ?? [], now);
        const price = next.get(id);
        return [id, price === undefined || known.length === 0 ? known : [...known, { from: now, price }]];
      }),
    );
  let steps = stepsWith(new Map());
  // Of the flash sales only those are read that matter: one may let the reduction begin earlier, and others count then.
  for (let read = Number.POSITIVE_INFINITY; ;) {
    const began = [...steps.values()].map((each) => reductionBegan(each, now).getTime());
    const needed = thirtyDaysBefore(new Date(Math.min(...began))).getTime();
    if (needed >= read) break;
    steps = stepsWith(await recordedRuns(db, skuIds, new Date(needed)));
    read = needed;
  }
  return new Map(
    [...steps].flatMap(([id, each]) => {
      const lowest = lowestBeforeReduction(each, now);
      return lowest === null ? [] : [[id, lowest] as const];
    }),
  );
}
