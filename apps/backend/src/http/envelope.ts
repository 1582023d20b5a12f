import type { Language } from "../store/language.ts";
import type { DomainError, DomainErrorCode } from "./domain-error.ts";
import { type MessageTable, messageText } from "./message-text.ts";
import { Reply, type ReplyCode } from "./reply.ts";

/** Why a session is over, where somebody has ended it from another device. */
export const endedElsewhere = "ended_elsewhere";
type EndedElsewhere = typeof endedElsewhere;

/** What every call answers. An empty result is `[]`, also where an object is meant. */
export interface Envelope {
  /** 1 success, 0 rejected, -1 not logged in; 301, 10001 and 20001 where a call of the contract says so. */
  readonly code: ReplyCode | DomainErrorCode | -1;
  /** Whether the message is meant for the shopper's eyes. */
  readonly show: 0 | 1;
  readonly msg: string;
  readonly data: unknown;
  /** Ours: tells what does not exist from what is rejected, and a session that was ended from one that has expired. */
  readonly error?: "not_found" | EndedElsewhere;
  /** Ours: the field of a form that the message belongs beside. */
  readonly field?: string;
}

/** The envelope of what a call returned. */
export function success(result: unknown, messages: MessageTable, language: Language): Envelope {
  const { data, key, code, beside } = result instanceof Reply ? result : new Reply(result);
  return { code, show: 0, msg: key === null ? "" : messageText(messages, key, language), data, ...beside };
}

export function rejected(error: DomainError, messages: MessageTable, language: Language): Envelope {
  const { code, key, parameter, notFound, field } = error;
  return {
    code,
    show: 1,
    msg: messageText(messages, key, language, parameter),
    data: [],
    ...(notFound && { error: "not_found" }),
    ...(field !== null && { field }),
  };
}

export function loginRequired(messages: MessageTable, language: Language, isEndedElsewhere: boolean): Envelope {
  const key = isEndedElsewhere ? "loggedOutElsewhere" : "loginRequired";
  const envelope: Envelope = { code: -1, show: 1, msg: messageText(messages, key, language), data: [] };
  return isEndedElsewhere ? { ...envelope, error: endedElsewhere } : envelope;
}

/** The answer to a crash; what happened is only in the log. */
export const systemError: Envelope = { code: 0, show: 1, msg: "system error", data: [] };
