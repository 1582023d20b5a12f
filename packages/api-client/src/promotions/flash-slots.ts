import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { usableRows, type Decoder, record } from "../wire/decode.ts";
import { DecodeError } from "../wire/decode-error.ts";
import { id, integer, text } from "../wire/scalars.ts";
import { requiredTime, timeOfDayBefore } from "../wire/time.ts";
import { eachOnce, type FlashProduct, flashProduct } from "./flash-products.ts";

export type FlashSlotState = "upcoming" | "running" | "over";

/** A period of the day with its own flash sale. */
export interface FlashSlotTime {
  readonly id: number;
  /** `HH:mm` on the platform's wall clock. */
  readonly startsAt: string;
  /** Epoch milliseconds: when it begins today. */
  readonly opensAt: number;
  /** Epoch milliseconds. */
  readonly endsAt: number;
  readonly state: FlashSlotState;
}

export interface FlashSlot extends FlashSlotTime {
  readonly products: readonly FlashProduct[];
}

const states: readonly FlashSlotState[] = ["upcoming", "running", "over"];

const flashSlotTime: Decoder<FlashSlotTime> = record((field) => {
  const endsAt = field("end_time_int", requiredTime);
  return {
    id: field("id", id),
    startsAt: field("start_time", text),
    opensAt: field("start_time", timeOfDayBefore(endsAt)),
    endsAt,
    state: field("status", (value, context) => {
      const state = states[integer(value, context)];
      if (state === undefined) throw new DecodeError("a slot is upcoming, running or over");
      return state;
    }),
  };
});

const productsOfSlot = record((field) => eachOnce(field("goods", usableRows(flashProduct))));

export const flashSlot: Decoder<FlashSlot> = (value, context) => ({
  ...flashSlotTime(value, context),
  products: productsOfSlot(value, context),
});

const flashSlotTimes = usableRows(flashSlotTime);

/** The flash-sale slots of the day in their order. */
export const fetchFlashSlots = getCall("seckill_goods/getSeckillTime", { decode: flashSlotTimes });

export const flashSlotsQuery = defineQuery(fetchFlashSlots, {
  key: "flash-slots",
  freshMs: minute,
  sharedMs: 15 * second,
  staleAfter: ["flash-sale-turn"],
});
