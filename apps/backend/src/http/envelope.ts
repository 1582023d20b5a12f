import type { Language } from "../store/language.ts";
import { message, type MessageKey } from "./messages.ts";

/** 10001: a payment has begun elsewhere; 20001: it is already paid. */
type ReplyCode = 1 | 10001 | 20001;
/** 301: a settlement that cannot be. */
type RefusalCode = 0 | 301;

/** What every call answers. An empty result is `[]`, also where an object is meant. */
export interface Envelope {
  /** 1 success, 0 refused, -1 not logged in; 301, 10001 and 20001 where a call of the contract says so. */
  readonly code: ReplyCode | RefusalCode | -1;
  /** Whether the message is meant for the shopper's eyes. */
  readonly show: 0 | 1;
  readonly msg: string;
  readonly data: unknown;
  /** Ours: tells what does not exist from what is refused. */
  readonly error?: "not_found";
}

/** A call refuses: an answer, not a fault. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly key: MessageKey;
  readonly parameter: string;
  readonly notFound: boolean;
  readonly code: RefusalCode;

  constructor(
    key: MessageKey,
    more: { readonly parameter?: string; readonly notFound?: boolean; readonly code?: RefusalCode } = {},
  ) {
    super(key);
    this.key = key;
    this.parameter = more.parameter ?? "";
    this.notFound = more.notFound ?? false;
    this.code = more.code ?? 0;
  }
}

/** The call is not for visitors, or the session is over. */
export class LoginRequired extends Error {
  override readonly name = "LoginRequired";
}

/** An answer that says more than its data: what has been done, or another kind of success. */
export class Reply {
  readonly data: unknown;
  readonly key: MessageKey | null;
  readonly code: ReplyCode;
  /** Ours: what stands beside the data. */
  readonly beside: Readonly<Record<string, unknown>>;

  constructor(
    data: unknown,
    more: {
      readonly key?: MessageKey;
      readonly code?: ReplyCode;
      readonly beside?: Readonly<Record<string, unknown>>;
    } = {},
  ) {
    this.data = data;
    this.key = more.key ?? null;
    this.code = more.code ?? 1;
    this.beside = more.beside ?? {};
  }
}

/** What a call returned, as it is sent. */
export function success(answer: unknown, language: Language): Envelope {
  const { data, key, code, beside } = answer instanceof Reply ? answer : new Reply(answer);
  return { code, show: 0, msg: key === null ? "" : message(key, language), data, ...beside };
}

export function refused(refusal: Refusal, language: Language): Envelope {
  const envelope: Envelope = {
    code: refusal.code,
    show: 1,
    msg: message(refusal.key, language, refusal.parameter),
    data: [],
  };
  return refusal.notFound ? { ...envelope, error: "not_found" } : envelope;
}

export function loginRequired(language: Language): Envelope {
  return { code: -1, show: 1, msg: message("loginRequired", language), data: [] };
}

/** The answer to a crash; what happened is only in the log. */
export const systemError: Envelope = { code: 0, show: 1, msg: "system error", data: [] };
