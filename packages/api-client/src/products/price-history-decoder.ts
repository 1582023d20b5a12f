import { type Decoder, list, record } from "../wire/decode.ts";
import { money } from "../wire/money.ts";
import { requiredTime } from "../wire/time.ts";
import type { PricedDays } from "./price-history.ts";

const pricedDays: Decoder<PricedDays> = record((field) => ({
  from: field("start_date", requiredTime),
  to: field("end_date", requiredTime),
  price: field("price", money),
}));

export const priceHistory = record((field) => field("lists", list(pricedDays)));
