import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, record } from "../wire/decode.ts";
import { requiredInstant } from "../wire/instant.ts";
import { flag, id, nothing, optionalText, text } from "../wire/scalars.ts";

/** What somebody at the desk logs in with. */
export interface OwnDeskAccount {
  readonly account: string;
  /** With its middle hidden; null where none is known, so that a forgotten password is another's to replace. */
  readonly mobile: string | null;
}

export const fetchOwnDeskAccount = getCall("account/info", {
  decode: record((field): OwnDeskAccount => ({
    account: field("account", text),
    mobile: field("mobile", optionalText),
  })),
});

export const ownDeskAccountQuery = defineQuery(fetchOwnDeskAccount, {
  key: "own-desk-account",
  freshMs: 30 * second,
  staleAfter: ["own-account-change"],
});

export interface OwnPasswordChange {
  /** The present one. */
  readonly current: string;
  readonly password: string;
}

/** All other sessions of the account end. */
export const changeOwnDeskPassword = postCall("account/change_password", {
  body: ({ current, password }: OwnPasswordChange) => ({ current, password }),
  decode: nothing,
});

/** Sends a code to a number that is to be the account's. */
export const sendDeskMobileCode = postCall("account/mobile_code", {
  body: (mobile: string) => ({ mobile }),
  decode: nothing,
});

export interface OwnMobileChange {
  /** "": none any more. */
  readonly mobile: string;
  readonly code: string;
  readonly current: string;
}

export const changeOwnDeskMobile = postCall("account/change_mobile", {
  body: ({ mobile, code, current }: OwnMobileChange) => ({ mobile, code, current }),
  decode: nothing,
});

/** One place where somebody is logged in at the desk. */
export interface DeskSession {
  readonly id: number;
  /** Such as `Firefox, Windows`; null where nobody knows. */
  readonly device: string | null;
  /** From where it was used last. */
  readonly network: string | null;
  /** Epoch milliseconds, as the next. */
  readonly begunAt: number;
  /** To a few minutes. */
  readonly usedAt: number;
  /** Of this very browser. */
  readonly isThis: boolean;
}

/** The one that was used last first. */
export const fetchDeskSessions = getCall("account/sessions", {
  decode: list(
    record((field): DeskSession => ({
      id: field("id", id),
      device: field("device", optionalText),
      network: field("network", optionalText),
      begunAt: field("begun_at", requiredInstant),
      usedAt: field("used_at", requiredInstant),
      isThis: field("is_this", flag),
    })),
  ),
});

export const deskSessionsQuery = defineQuery(fetchDeskSessions, {
  key: "desk-sessions",
  freshMs: 5 * second,
  staleAfter: ["own-account-change"],
});

export const endDeskSession = postCall("account/end_session", {
  body: (sessionId: number) => ({ id: sessionId }),
  decode: nothing,
});

export const endOtherDeskSessions = postCall("account/end_other_sessions", { decode: nothing });
