import { setTimeout as wait } from "node:timers/promises";
import { ask, type Platform, sharedPlatform } from "./customers.ts";
import { test } from "./shop.ts";

export interface FlashSlot {
  readonly id: number;
  readonly start_time: string;
  readonly status: number;
  readonly end_time_int: number;
}

/**
 * The sessions of the flash sale's day, as soon as one runs that does not end in the middle of a journey. The wait for it is
 * no part of the journey's time.
 *
 * @param seconds how long the journey takes at the most
 */
export async function slotsOfDay(
  seconds = 60,
  at: Platform = sharedPlatform,
): Promise<{ readonly slots: readonly FlashSlot[]; readonly running: FlashSlot }> {
  for (;;) {
    const slots = await ask<readonly FlashSlot[]>({ token: "", at }, "seckill_goods/getSeckillTime");
    const running = slots.find(({ status }) => status === 1);
    const left = running === undefined ? 0 : running.end_time_int - Date.now() / 1000;
    if (running !== undefined && left > seconds) return { slots, running };
    const pause = Math.max(1, left + 1) * 1000;
    test.setTimeout(test.info().timeout + pause);
    await wait(pause);
  }
}
