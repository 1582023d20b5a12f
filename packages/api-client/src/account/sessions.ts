import { getCall, postCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { record, usableRows } from "../wire/decode.ts";
import { flag, id, optionalText, nothing } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";

/** One place where the customer is logged in. */
export interface CustomerSession {
  readonly id: number;
  /** Such as `Firefox, Windows`; null where nobody knows. */
  readonly device: string | null;
  /** Epoch milliseconds, as the next. */
  readonly begunAt: number | null;
  /** To a few minutes. */
  readonly usedAt: number | null;
  /** Of this very browser. */
  readonly isThis: boolean;
}

/** The one that was used last first. Only where `account_data` is announced. */
export const fetchSessions = getCall("session/lists", {
  decode: record((field): readonly CustomerSession[] =>
    field(
      "lists",
      usableRows(
        record((row) => ({
          id: row("id", id),
          device: row("device", optionalText),
          begunAt: row("begin_time", time),
          usedAt: row("use_time", time),
          isThis: row("is_this", flag),
        })),
      ),
    ),
  ),
});

export const sessionsQuery = defineQuery(fetchSessions, {
  key: "sessions",
  freshMs: minute,
  staleAfter: ["session-change"],
});

/** Logs another browser out. Only where `account_data` is announced, as the next. */
export const endSession = postCall("session/end", { body: (id: number) => ({ id }), decode: nothing });

/** Logs every other browser out. */
export const endOtherSessions = postCall("session/endOthers", { decode: nothing });
