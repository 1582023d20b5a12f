import type { MessageKey } from "./messages.ts";

/** 301: a settlement that cannot be. */
export type DomainErrorCode = 0 | 301;

/** A call refuses: an answer, not a fault. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly key: MessageKey;
  readonly parameter: string;
  readonly notFound: boolean;
  readonly code: DomainErrorCode;

  constructor(
    key: MessageKey,
    more: { readonly parameter?: string; readonly notFound?: boolean; readonly code?: DomainErrorCode } = {},
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
