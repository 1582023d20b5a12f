import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list } from "../wire/decode.ts";
import { type Named, named } from "../wire/named.ts";

const trades: Decoder<readonly Named[]> = list(named);

/** What shops mainly deal in: what `fetchShops` takes as `tradeId`. */
export const fetchTrades = getCall("shop_category/getList", { decode: trades });

export const tradesQuery = defineQuery(fetchTrades, {
  key: "trades",
  freshMs: 10 * minute,
  sharedMs: minute,
});
