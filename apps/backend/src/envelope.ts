import type { Language } from "./language.ts";
import { message, type MessageKey } from "./messages.ts";

/** What every call answers. An empty result is `[]`, also where an object is meant. */
export interface Envelope {
  /** 1 success, 0 refused, -1 not logged in. */
  readonly code: 1 | 0 | -1;
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

  constructor(key: MessageKey, more: { readonly parameter?: string; readonly notFound?: boolean } = {}) {
    super(key);
    this.key = key;
    this.parameter = more.parameter ?? "";
    this.notFound = more.notFound ?? false;
  }
}

export function success(data: unknown): Envelope {
  return { code: 1, show: 0, msg: "", data };
}

export function refused(refusal: Refusal, language: Language): Envelope {
  const envelope: Envelope = { code: 0, show: 1, msg: message(refusal.key, language, refusal.parameter), data: [] };
  return refusal.notFound ? { ...envelope, error: "not_found" } : envelope;
}

export function loginRequired(language: Language): Envelope {
  return { code: -1, show: 1, msg: message("loginRequired", language), data: [] };
}

/** The answer to a crash; what happened is only in the log. */
export const systemError: Envelope = { code: 0, show: 1, msg: "system error", data: [] };
