import type { Destination } from "../account/destination.ts";
import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, type FieldReader, record } from "../wire/decode.ts";
import { count, flag, optionalText, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import type { Identity } from "./deletion.ts";

const states = ["none", "wanted", "ready", "used", "expired", "failed"] as const;

export type DataCopyState = (typeof states)[number];

/** A copy of the customer's data, the last one that was asked for. Times are epoch milliseconds. */
export interface DataCopy {
  readonly state: DataCopyState;
  readonly askedAt: number | null;
  /** Until when it can be fetched. */
  readonly until: number | null;
  readonly bytes: number;
  /** Where it can be fetched, once; null: it cannot. */
  readonly url: string | null;
}

export interface OwnDataCopy extends DataCopy {
  /** Where a code is sent to. */
  readonly codesGoTo: Destination | null;
  /** The account has no password, so asking takes a code. */
  readonly needsCode: boolean;
}

const state: Decoder<DataCopyState> = (value, context) => {
  const name = text(value, context);
  return states.find((each) => each === name) ?? "none";
};

const copyFields = (field: FieldReader): DataCopy => ({
  state: field("state", state),
  askedAt: field("create_time", time),
  until: field("expire_time", time),
  bytes: field("size", count),
  url: field("url", optionalText),
});

const dataCopy: Decoder<DataCopy> = record(copyFields);

const own: Decoder<OwnDataCopy> = record((field) => ({
  ...copyFields(field),
  codesGoTo: field("code_to", optionalText) ?? field("mobile", optionalText),
  needsCode: field("needs_code", flag),
}));

/** Only where `account_data` is announced. */
export const fetchDataCopy = getCall("user_data/state", { decode: own });

/** Whoever shows one that is being made asks again every few seconds. */
export const dataCopyQuery = defineQuery(fetchDataCopy, {
  key: "data-copy",
  freshMs: second,
  staleAfter: ["data-copy-change"],
});

/**
 * Has a copy of the customer's data made. While one is being made, the answer is that one. The platform makes a few a day.
 * Only where `account_data` is announced.
 */
export const askForDataCopy = postCall("user_data/ask", {
  body: (identity: Identity) => identity,
  decode: dataCopy,
});
