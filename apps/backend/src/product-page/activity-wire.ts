import { unixSeconds } from "../wire/time.ts";
import type { RunningFlashPrice } from "../flash-prices/running-flash-prices.ts";

/** The promotion that a product takes part in; its type has a Chinese name in every language. */
export function activityWire(prices: ReadonlyMap<number, RunningFlashPrice>) {
  if (prices.size === 0) return { type: 0, type_desc: "普通商品" };
  // The first price to end changes what is shown.
  const end = Math.min(...[...prices.values()].map(({ endsAt }) => endsAt.getTime()));
  return { type: 1, type_desc: "秒杀商品", end_time: unixSeconds(new Date(end)) };
}
