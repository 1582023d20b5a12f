import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { money } from "../wire/money.ts";
import { requiredTime } from "../wire/time.ts";

/** Days on which the lowest price of a SKU was the same. */
export interface PricedDays {
  /** When the first day begins on the platform's clock, epoch milliseconds. */
  readonly from: number;
  /** When the last day begins; the same for a single day. */
  readonly to: number;
  /** In fen: what a visitor would have paid, flash prices included. */
  readonly price: number;
}

const pricedDays: Decoder<PricedDays> = record((field) => ({
  from: field("start_date", requiredTime),
  to: field("end_date", requiredTime),
  price: field("price", money),
}));

const priceHistory = record((field) => field("lists", list(pricedDays)));

/**
 * What a SKU has cost on each of the last 90 days, today included, the oldest first; fewer where it is younger. An
 * extension: only where the site configuration's `extensions` have `price_history`.
 */
export const fetchPriceHistory = getCall("goods/priceHistory", {
  query: (skuId: number) => ({ item_id: skuId }),
  decode: priceHistory,
});

export const priceHistoryQuery = defineQuery(fetchPriceHistory, {
  key: "price-history",
  freshMs: 5 * minute,
  sharedMs: minute,
  staleAfter: ["flash-sale-turn"],
});
