import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { page } from "../wire/page.ts";
import { usdtTopUp } from "./usdt-top-up.ts";
import { record } from "../wire/decode.ts";
import { idempotencyHeader, type Repeatable } from "../wire/idempotency.ts";
import { id, text, nothing } from "../wire/scalars.ts";
import { moneyText } from "../wire/money.ts";

export interface UsdtTopUpsParams {
  readonly page: number;
  readonly pageSize: number;
}

/** Newest first. */
export const fetchUsdtTopUps = getCall("usdt/lists", {
  query: ({ page, pageSize }: UsdtTopUpsParams) => ({ page_no: page, page_size: pageSize }),
  decode: page(usdtTopUp),
});

export const usdtTopUpsQuery = defineQuery(fetchUsdtTopUps, {
  key: "usdt-top-ups",
  freshMs: 5 * second,
  staleAfter: ["top-up-change"],
});

/** Only while nothing has come. A repetition changes nothing. */
export const cancelUsdtTopUp = postCall("usdt/cancel", {
  body: (topUpId: number) => ({ id: topUpId }),
  decode: nothing,
});

/** Either what is to be in the wallet, in fen, or what is sent, as decimal text with at most two decimals. */
export type NewUsdtTopUp = Repeatable & ({ readonly amount: number } | { readonly usdt: string });

/** Fixes the rate, and gives out an address. */
export const createUsdtTopUp = postCall("usdt/create", {
  body: (topUp: NewUsdtTopUp) => ("usdt" in topUp ? { usdt: topUp.usdt } : { money: moneyText(topUp.amount) }),
  headers: idempotencyHeader,
  decode: record((field) => ({ id: field("id", id), number: field("order_sn", text) })),
});
