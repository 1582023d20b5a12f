import type { SessionEnd } from "./wire/session-end.ts";

/**
 * - `business`: the platform understood the call and rejected it, or what was asked for does not exist.
 * - `session`: it wants a login, or the session is over.
 * - `transport`: no usable answer: network, timeout, HTTP status, something other than the contract's JSON.
 */
export type ApiErrorKind = "business" | "session" | "transport";

export interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  readonly statusCode?: number;
  readonly platformMessage?: string | null;
  readonly show?: boolean;
  readonly field?: string | null;
  readonly sessionEnd?: SessionEnd | null;
  readonly cause?: unknown;
}

/** A failed call. `message` is for logs; a shopper may see `platformMessage`, and nothing else of it. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiErrorKind;
  /** The HTTP status of a page that fails with this error. */
  readonly statusCode: number;
  /** The platform's message for people; null when it has none. */
  readonly platformMessage: string | null;
  /** Whether the platform asks to show its message. */
  readonly show: boolean;
  /** The field of a form that the message is about, as the wire names it; null: none in particular, or it is not said. */
  readonly field: string | null;
  /** Of a session that is over: what has ended it before its time; null: nothing, or nobody knows. */
  readonly sessionEnd: SessionEnd | null;

  constructor(message: string, details: ApiErrorDetails) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.kind = details.kind;
    this.statusCode = details.statusCode ?? 500;
    this.platformMessage = details.platformMessage ?? null;
    this.show = details.show ?? false;
    this.field = details.field ?? null;
    this.sessionEnd = details.sessionEnd ?? null;
  }
}

/** What the platform says to people where it has rejected a call; null: nothing, or it has not answered. */
export function platformMessage(error: unknown): string | null {
  return error instanceof ApiError && error.kind === "business" ? error.platformMessage : null;
}
