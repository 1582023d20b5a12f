import ky, { type Options } from "ky";
import { ApiError } from "./api-error.ts";
import type { Payload, Query } from "./wire/request.ts";

export interface WireRequest<Sent = Payload> {
  /** For logs. */
  readonly name: string;
  /** Below the client's namespace. */
  readonly path: string;
  readonly payload: Sent;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly fetch: typeof globalThis.fetch;
  readonly signal: AbortSignal | undefined;
}

const retryDelayMs = 150;

/** Sends a call and reads the JSON of its answer. An abort by the caller leaves as AbortError, all else as ApiError. */
export async function send(request: WireRequest): Promise<unknown> {
  try {
    request.signal?.throwIfAborted();
    const pending = ky(request.url, optionsOf(request));
    const answer = await pending.json<unknown>();
    const { status } = await pending;
    if (status !== 200) throw new Error(`HTTP status ${status}`);
    return answer;
  } catch (error) {
    throw failureOf(error, request);
  }
}

/** What leaves in place of an error: AbortError where the caller has aborted. */
export function failureOf(error: unknown, request: Pick<WireRequest, "name" | "url" | "signal">): unknown {
  if (request.signal?.aborted === true) return abortError(request.signal);
  return new ApiError(`${request.name} failed: ${reasonOf(error, request)}`, { kind: "transport", cause: error });
}

function optionsOf({ payload, ...request }: WireRequest): Options {
  return {
    method: payload.method,
    headers: request.headers,
    fetch: request.fetch,
    timeout: false,
    totalTimeout: request.timeoutMs,
    retry: {
      limit: payload.method === "get" ? 1 : 0,
      methods: ["get"],
      statusCodes: [500, 502, 503, 504],
      // Retry-After is ignored: one early retry costs little, and a shopper would not wait longer.
      afterStatusCodes: [],
      delay: () => retryDelayMs,
    },
    ...(request.signal === undefined ? {} : { signal: request.signal }),
    ...(payload.method === "get" ? { searchParams: sent(payload.query) } : { json: payload.body }),
  };
}

function sent(query: Query): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) params.set(name, String(value));
  }
  return params;
}

function abortError(signal: AbortSignal): unknown {
  const reason: unknown = signal.reason;
  if (reason instanceof Error && reason.name === "AbortError") return reason;
  return new DOMException("The call was aborted", "AbortError");
}

/** The message becomes part of the page that fails, so where the platform is stays out of it. */
function reasonOf(error: unknown, { url }: Pick<WireRequest, "url">): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(new URL(url).origin, "");
}
