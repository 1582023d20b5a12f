import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { flashSlotTime } from "./flash-slot.ts";
import { usableRows } from "../wire/decode.ts";

const flashSlotTimes = usableRows(flashSlotTime);

/** The flash-sale slots of the day in their order. */
export const fetchFlashSlots = getCall("seckill_goods/getSeckillTime", { decode: flashSlotTimes });

export const flashSlotsQuery = defineQuery(fetchFlashSlots, {
  key: "flash-slots",
  freshMs: minute,
  sharedMs: 15 * second,
  staleAfter: ["flash-sale-turn"],
});
