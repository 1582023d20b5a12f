import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, record } from "../wire/decode.ts";
import { money } from "../wire/money.ts";

/** The amounts that the platform offers to put into the wallet, in fen. */
export const fetchTopUpChoices = getCall("recharge/rechargeTemplate", {
  decode: list(record((field) => field("money", money))),
});

export const topUpChoicesQuery = defineQuery(fetchTopUpChoices, { key: "top-up-choices", freshMs: 10 * minute });
