import type { ApiClient } from "../api-client.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { amountOrNull, money } from "../wire/money.ts";

/** Amounts are in fen. */
export interface Wallet {
  readonly balance: number;
  /** All that was ever paid for orders; refunds do not lower it. */
  readonly spent: number;
}

const wallet: Decoder<Wallet> = record((field) => ({
  balance: field("user_money", money),
  spent: field("total_order_amount", amountOrNull) ?? 0,
}));

export function fetchWallet(api: ApiClient, signal?: AbortSignal): Promise<Wallet> {
  return api.get("user/myWallet", {}, wallet, signal);
}
