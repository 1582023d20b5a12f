import type { MessageKey } from "./messages.ts";

/** 301 is the code of a settlement that is not possible. */
export type DomainErrorCode = 0 | 301;

/** A call is rejected. That is an answer to the caller, not a fault of the platform. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly key: MessageKey;
  readonly parameter: string;
  /** What stands for `{count}` in the message. */
  readonly count: string;
  readonly notFound: boolean;
  /** The field of a form that it is about, as the call names it; null: none in particular. */
  readonly field: string | null;
  readonly code: DomainErrorCode;
  /** HTTP status 429, and when to come back; null: the status is that of any rejection. */
  readonly retryAfterSeconds: number | null;

  constructor(
    key: MessageKey,
    more: {
      readonly parameter?: string;
      readonly count?: string;
      readonly notFound?: boolean;
      readonly field?: string;
      readonly code?: DomainErrorCode;
      readonly retryAfterSeconds?: number;
    } = {},
  ) {
    super(key);
    this.key = key;
    this.parameter = more.parameter ?? "";
    this.count = more.count ?? "";
    this.notFound = more.notFound ?? false;
    this.field = more.field ?? null;
    this.code = more.code ?? 0;
    this.retryAfterSeconds = more.retryAfterSeconds ?? null;
  }
}

/** The call is not for visitors, or the session is over. */
export class LoginRequired extends Error {
  override readonly name = "LoginRequired";
}
