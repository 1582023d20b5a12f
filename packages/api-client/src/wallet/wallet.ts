import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { amountOrNull, money } from "../wire/money.ts";
import { flag } from "../wire/scalars.ts";

/** Amounts are in fen. */
export interface Wallet {
  readonly balance: number;
  /** The sum of all payments for orders; refunds do not lower it. */
  readonly spent: number;
  /** Null where customers cannot put money into it; its bounds are null where the platform does not say. */
  readonly topUp: { readonly least: number | null; readonly most: number | null } | null;
}

const wallet: Decoder<Wallet> = record((field) => ({
  balance: field("user_money", money),
  spent: field("total_order_amount", money),
  // The misspelling is the wire's.
  topUp: field("open_racharge", flag)
    ? { least: field("min_recharge", amountOrNull), most: field("max_recharge", amountOrNull) }
    : null,
}));

export const fetchWallet = getCall("user/myWallet", { decode: wallet });

export const walletQuery = defineQuery(fetchWallet, {
  key: "wallet",
  freshMs: 10 * second,
  staleAfter: ["order-change", "after-sales-change", "top-up-change"],
});
