import type { CallContext } from "../../platform/http/call.ts";
import { listFlashSlots, flashSlotWire } from "./flash-slots.ts";

/** `seckill_goods/getSeckillTime` */
export async function handleFlashSlots({ db, now }: CallContext) {
  const at = now();
  return (await listFlashSlots(db)).map((slot) => flashSlotWire(slot, at));
}
