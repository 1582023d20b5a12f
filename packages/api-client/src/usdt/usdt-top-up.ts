import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, type FieldReader, list, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { money } from "../wire/money.ts";
import { count, flag, id, optionalText, text } from "../wire/scalars.ts";
import { requiredTime, time } from "../wire/time.ts";
import { tokenAmount } from "../wire/token-amount.ts";
import { type UsdtNetwork, usdtNetwork } from "./usdt-terms.ts";

const states = ["waiting", "confirming", "part", "credited", "expired", "cancelled"] as const;
/**
 * `part`: less than was asked for has come, and the rest can still be sent. `confirming`: what has come is all that is waited
 * for.
 */
export type UsdtTopUpState = (typeof states)[number];

const transferStates = ["seen", "credited", "foreign", "waiting_rate"] as const;

/** `foreign`: of another token, never credited. `waiting-rate`: deep enough, and nobody knows what it is worth. */
export type UsdtTransferState = "seen" | "credited" | "foreign" | "waiting-rate";

/** What was sent to the address of a top-up. */
export interface UsdtTransfer {
  /** Of the transaction. */
  readonly hash: string;
  /** As decimal text. */
  readonly amount: string;
  /** So far, and no more than are needed. */
  readonly confirmations: number;
  readonly state: UsdtTransferState;
  /** Fen. */
  readonly credited: number;
  /** It came when the rate was not kept any more. */
  readonly isLate: boolean;
  /** The name or the contract of another token; null: it is USDT. */
  readonly token: string | null;
  readonly at: number | null;
}

/** Amounts of money are in fen, amounts of USDT and the rate decimal text, times epoch milliseconds. */
export interface UsdtTopUp {
  readonly id: number;
  readonly number: string;
  readonly state: UsdtTopUpState;
  /** What the customer wants in the wallet. */
  readonly amount: number;
  /** What has to be sent for it. */
  readonly required: string;
  readonly rate: string;
  /** Where to, and to nowhere else: each top-up has its own. */
  readonly address: string;
  readonly network: UsdtNetwork;
  /** Whether what is sent there is still credited. Of a network that the platform has given up it tells no name. */
  readonly isWatched: boolean;
  readonly createdAt: number | null;
  /** Until when the rate is kept. */
  readonly expiresAt: number;
  readonly isSandbox: boolean;
  /** The page of the demo that stands in for a wallet; null: there is none. */
  readonly sandboxUrl: string | null;
  readonly creditedUsdt: string;
  readonly credited: number;
  /** What is still to be sent. */
  readonly missing: string;
}

export interface UsdtTopUpDetail extends UsdtTopUp {
  /** What a wallet reads (EIP-681), and the same as an image. */
  readonly uri: string;
  readonly qr: string;
  /** In the order of the chain. */
  readonly transfers: readonly UsdtTransfer[];
}

const topUpFields = (field: FieldReader): UsdtTopUp => ({
  id: field("id", id),
  number: field("order_sn", text),
  state: field("state", wordOf(...states)),
  amount: field("money", money),
  required: field("usdt", tokenAmount),
  rate: field("rate", text),
  address: field("address", text),
  network: usdtNetwork(field),
  isWatched: field("network", optionalText) !== null,
  createdAt: field("create_time", time),
  expiresAt: field("expire_time", requiredTime),
  isSandbox: field("is_sandbox", flag),
  sandboxUrl: field("sandbox_url", optionalText),
  creditedUsdt: field("credited_usdt", tokenAmount),
  credited: field("credited_money", money),
  missing: field("missing_usdt", tokenAmount),
});

export const usdtTopUp: Decoder<UsdtTopUp> = record(topUpFields);

const transfer: Decoder<UsdtTransfer> = record((field) => {
  const state = field("state", wordOf(...transferStates));
  return {
    hash: field("hash", text),
    amount: field("usdt", tokenAmount),
    confirmations: field("confirmations", count),
    state: state === "waiting_rate" ? "waiting-rate" : state,
    credited: field("money", money),
    isLate: field("is_late", flag),
    token: field("token", optionalText),
    at: field("time", time),
  };
});

const detail: Decoder<UsdtTopUpDetail> = record((field) => ({
  ...topUpFields(field),
  uri: field("uri", text),
  qr: field("qr", text),
  transfers: field("transfers", list(transfer)),
}));

export const fetchUsdtTopUp = getCall("usdt/detail", {
  query: (topUpId: number) => ({ id: topUpId }),
  decode: detail,
});

/** Whoever waits for one asks again every few seconds. */
export const usdtTopUpQuery = defineQuery(fetchUsdtTopUp, {
  key: "usdt-top-up",
  freshMs: second,
  staleAfter: ["top-up-change"],
});
