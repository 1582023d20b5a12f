import type { Language } from "../store/language.ts";
import type { SessionEnd } from "../store/schema/authentication.ts";
import type { DomainError, DomainErrorCode } from "./domain-error.ts";
import { type MessageTable, messageText } from "./message-text.ts";
import type { MessageKey } from "./messages.ts";
import { Reply, type ReplyCode } from "./reply.ts";

/** How the wire says why a session is over, where something has ended it before its time. */
export const sessionErrors = {
  elsewhere: "ended_elsewhere",
  password: "password_changed",
  newer: "newer_login",
  disabled: "account_disabled",
} as const satisfies Record<SessionEnd, string>;

const sessionMessages = {
  elsewhere: "loggedOutElsewhere",
  password: "loggedOutByPassword",
  newer: "loggedOutByNewer",
  disabled: "loggedOutDisabled",
} as const satisfies Record<SessionEnd, MessageKey>;

/** What every call answers. An empty result is `[]`, also where an object is meant. */
export interface Envelope {
  /** 1 success, 0 rejected, -1 not logged in; 301, 10001 and 20001 where a call of the contract says so. */
  readonly code: ReplyCode | DomainErrorCode | -1;
  /** Whether the message is meant for the shopper's eyes. */
  readonly show: 0 | 1;
  readonly msg: string;
  readonly data: unknown;
  /** Ours: tells what does not exist from what is rejected, a session that was ended from one that has expired. */
  readonly error?: "not_found" | (typeof sessionErrors)[SessionEnd];
  /** Ours: the field of a form that the message belongs beside. */
  readonly field?: string;
}

/** The envelope of what a call returned. */
export function success(result: unknown, messages: MessageTable, language: Language): Envelope {
  const { data, key, code, beside } = result instanceof Reply ? result : new Reply(result);
  return { code, show: 0, msg: key === null ? "" : messageText(messages, key, language), data, ...beside };
}

export function rejected(error: DomainError, messages: MessageTable, language: Language): Envelope {
  const { code, key, parameter, count, notFound, field } = error;
  return {
    code,
    show: 1,
    msg: messageText(messages, key, language, parameter, count),
    data: [],
    ...(notFound && { error: "not_found" }),
    ...(field !== null && { field }),
  };
}

export function loginRequired(messages: MessageTable, language: Language, end: SessionEnd | null): Envelope {
  const key = end === null ? "loginRequired" : sessionMessages[end];
  const envelope: Envelope = { code: -1, show: 1, msg: messageText(messages, key, language), data: [] };
  return end === null ? envelope : { ...envelope, error: sessionErrors[end] };
}

/** The answer to a crash; what happened is only in the log. */
export const systemError: Envelope = { code: 0, show: 1, msg: "system error", data: [] };
