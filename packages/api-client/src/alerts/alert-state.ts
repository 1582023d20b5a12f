import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { record, usableRows } from "../wire/decode.ts";
import { alert } from "./alert.ts";

/** All that the customer waits for, for every bell of a page at once. Only where `alerts` is announced. */
export const fetchAlertState = getCall("alert/state", {
  decode: record((field) => field("lists", usableRows(alert))),
});

export const alertStateQuery = defineQuery(fetchAlertState, {
  key: "alert-state",
  freshMs: minute,
  staleAfter: ["alert-change"],
});
