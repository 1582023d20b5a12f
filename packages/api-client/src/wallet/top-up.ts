import { getCall, postCall } from "../call.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { idempotencyHeader } from "../wire/idempotency.ts";
import { money, moneyText } from "../wire/money.ts";
import { flag, id, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import { minute } from "../duration.ts";

/** Money that a customer wants to put into the wallet. */
export interface TopUp {
  readonly id: number;
  readonly number: string;
  /** Fen. */
  readonly amount: number;
  readonly paid: boolean;
  /** Until when one can begin to pay, epoch milliseconds; null where the platform does not say. */
  readonly payBefore: number | null;
}

const topUp: Decoder<TopUp> = record((field) => ({
  id: field("id", id),
  number: field("order_sn", text),
  amount: field("order_amount", money),
  paid: field("pay_status", flag),
  payBefore: field("cancel_time", time),
}));

/** The one of that id; of a platform that knows no single record, the newest ones. */
export const fetchTopUps = getCall("recharge/rechargeRecord", {
  query: (wanted: number) => ({ id: wanted }),
  decode: record((field) => field("list", list(topUp))),
});

/** Asked for again and again while the money is on its way. */
export const topUpsQuery = defineQuery(fetchTopUps, { key: "top-ups", freshMs: 0, staleAfter: ["top-up-change"] });

export interface TopUpParams {
  /** Fen. */
  readonly amount: number;
  /** Names this request, so that its repetition is the same; null where the platform does not know such keys. */
  readonly idempotencyKey: string | null;
}

/** @returns the id by which it is paid */
export const requestTopUp = postCall("recharge/recharge", {
  body: ({ amount }: TopUpParams) => ({ money: moneyText(amount) }),
  headers: idempotencyHeader,
  decode: record((field) => field("id", id)),
});

/** The amounts that the platform offers to put into the wallet, in fen. */
export const fetchTopUpChoices = getCall("recharge/rechargeTemplate", {
  decode: list(record((field) => field("money", money))),
});

export const topUpChoicesQuery = defineQuery(fetchTopUpChoices, { key: "top-up-choices", freshMs: 10 * minute });
