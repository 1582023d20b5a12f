import type { ApiClient } from "../api-client.ts";
import { type FlashSlotTime, flashSlotTime } from "../entities/flash-slot.ts";
import { usableRows } from "../wire/decode.ts";

const flashSlotTimes = usableRows(flashSlotTime);

/** The flash-sale slots of the day in their order. */
export function fetchFlashSlots(api: ApiClient, signal?: AbortSignal): Promise<readonly FlashSlotTime[]> {
  return api.get("seckill_goods/getSeckillTime", {}, flashSlotTimes, signal);
}
