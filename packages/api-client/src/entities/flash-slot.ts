import { type Decoder, record, usableRows } from "../wire/decode.ts";
import { DecodeError } from "../wire/decode-error.ts";
import { money, optionalMoney } from "../wire/money.ts";
import { picture } from "../wire/picture-url.ts";
import { count, id, integer, text } from "../wire/scalars.ts";
import { requiredTime } from "../wire/time.ts";

export type FlashSlotState = "upcoming" | "running" | "over";

/** A product on flash sale. Amounts are in fen. */
export interface FlashProduct {
  readonly id: number;
  readonly name: string;
  readonly picture: string | null;
  /** During the slot. */
  readonly price: number;
  /** Outside of it; null when the platform does not say. */
  readonly regularPrice: number | null;
  /** Pieces sold in the flash sale. */
  readonly sales: number;
}

/** A period of the day with its own flash sale. */
export interface FlashSlot {
  readonly id: number;
  /** `HH:mm` on the platform's wall clock. */
  readonly startsAt: string;
  /** Epoch milliseconds. */
  readonly endsAt: number;
  readonly state: FlashSlotState;
  readonly products: readonly FlashProduct[];
}

const states: readonly FlashSlotState[] = ["upcoming", "running", "over"];

const flashProduct: Decoder<FlashProduct> = record((field) => ({
  id: field("goods_id", id),
  name: field("goods_name", text),
  picture: field("goods_image", picture),
  price: field("seckill_price", money),
  regularPrice: field("goods_min_price", optionalMoney),
  sales: field("seckill_total", count),
}));

export const flashSlot: Decoder<FlashSlot> = record((field) => ({
  id: field("id", id),
  startsAt: field("start_time", text),
  endsAt: field("end_time_int", requiredTime),
  state: field("status", (value, context) => {
    const state = states[integer(value, context)];
    if (state === undefined) throw new DecodeError("a slot is upcoming, running or over");
    return state;
  }),
  products: field("goods", usableRows(flashProduct)),
}));
