import { postCall } from "../call.ts";
import { record } from "../wire/decode.ts";
import { idempotencyHeader, type Repeatable } from "../wire/idempotency-header.ts";
import { moneyText } from "../wire/money-text.ts";
import { id, text } from "../wire/scalars.ts";

/** Either what is to be in the wallet, in fen, or what is sent, as decimal text with at most two decimals. */
export type NewUsdtTopUp = Repeatable & ({ readonly amount: number } | { readonly usdt: string });

/** Fixes the rate, and gives out an address. */
export const createUsdtTopUp = postCall("usdt/create", {
  body: (topUp: NewUsdtTopUp) => ("usdt" in topUp ? { usdt: topUp.usdt } : { money: moneyText(topUp.amount) }),
  headers: idempotencyHeader,
  decode: record((field) => ({ id: field("id", id), number: field("order_sn", text) })),
});
