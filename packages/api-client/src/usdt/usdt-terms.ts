import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, type FieldReader, record } from "../wire/decode.ts";
import { money } from "../wire/money.ts";
import { count, flag, integer, optionalId, optionalText, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";

/** A token on a chain. */
export interface UsdtNetwork {
  readonly name: string;
  readonly chainId: number;
  /** The address of the token's contract. */
  readonly contract: string;
  /** How many blocks have to know of a transfer. */
  readonly confirmations: number;
}

/** Amounts are in fen, times are epoch milliseconds. */
export interface UsdtTerms {
  readonly network: UsdtNetwork;
  /** Yuan for one USDT, as decimal text; null: none is known, and nothing can be begun. */
  readonly rate: string | null;
  readonly rateAt: number | null;
  readonly least: number;
  readonly most: number;
  /** How long a top-up keeps its rate. */
  readonly holdMinutes: number;
  /** Nothing there is worth anything. */
  readonly isSandbox: boolean;
  /** The newest top-up that the customer can still send for. */
  readonly openId: number | null;
}

export const usdtNetwork = (field: FieldReader): UsdtNetwork => ({
  name: field("network", text),
  chainId: field("chain_id", integer),
  contract: field("contract", text),
  confirmations: field("confirmations", count),
});

const terms: Decoder<UsdtTerms> = record((field) => ({
  network: usdtNetwork(field),
  rate: field("rate", optionalText),
  rateAt: field("rate_time", time),
  least: field("min_money", money),
  most: field("max_money", money),
  holdMinutes: field("hold_minutes", count),
  isSandbox: field("is_sandbox", flag),
  openId: field("open_id", optionalId),
}));

/** Only where `usdt` is announced, as all calls about it. */
export const fetchUsdtTerms = getCall("usdt/terms", { decode: terms });

export const usdtTermsQuery = defineQuery(fetchUsdtTerms, {
  key: "usdt-terms",
  freshMs: 5 * second,
  staleAfter: ["top-up-change"],
});
