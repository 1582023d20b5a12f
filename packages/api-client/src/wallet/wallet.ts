import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { money } from "../wire/money.ts";

/** Amounts are in fen. */
export interface Wallet {
  readonly balance: number;
  /** The sum of all payments for orders; refunds do not lower it. */
  readonly spent: number;
}

const wallet: Decoder<Wallet> = record((field) => ({
  balance: field("user_money", money),
  spent: field("total_order_amount", money),
}));

export const fetchWallet = getCall("user/myWallet", { decode: wallet });

export const walletQuery = defineQuery(fetchWallet, {
  key: "wallet",
  freshMs: 10 * second,
  staleAfter: ["order-change"],
});
