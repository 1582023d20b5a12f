import type { Executor } from "../../platform/store/database.ts";
import { skuFlashRuns, skuPriceChanges } from "../../platform/store/schema/price-history.ts";
import { and, asc, gt, inArray, lt } from "../../platform/store/sql.ts";
import type { FlashRun, PriceChange } from "./effective-prices.ts";
import type { Job, JobContext } from "../../platform/domain/job.ts";

/** All regular prices of SKUs, by their ids, in the order of time. */
export async function recordedChanges(
  db: Executor,
  skuIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PriceChange[]>> {
  const rows = await db
    .select()
    .from(skuPriceChanges)
    .where(inArray(skuPriceChanges.skuId, [...skuIds]))
    .orderBy(asc(skuPriceChanges.changedAt));
  return Map.groupBy(rows, ({ skuId }) => skuId);
}

/** The flash prices of SKUs that could be had after a moment, by the SKUs' ids. */
export async function recordedRuns(
  db: Executor,
  skuIds: readonly number[],
  after: Date,
): Promise<ReadonlyMap<number, readonly FlashRun[]>> {
  const rows = await db
    .select()
    .from(skuFlashRuns)
    .where(and(inArray(skuFlashRuns.skuId, [...skuIds]), gt(skuFlashRuns.endedAt, after)));
  return Map.groupBy(rows, ({ skuId }) => skuId);
}

const days400 = 400 * 24 * 60 * 60 * 1000;

/** Regular prices are kept, because they are few; a flash sale of every day would fill the store. */
export const forgetOldFlashRuns = {
  name: "forget old flash prices",
  everyMilliseconds: 60 * 60 * 1000,
  run: async ({ db, now }: JobContext) => {
    const old = new Date(now().getTime() - days400);
    const { rowCount } = await db.delete(skuFlashRuns).where(lt(skuFlashRuns.endedAt, old));
    return rowCount ?? 0;
  },
} satisfies Job;
