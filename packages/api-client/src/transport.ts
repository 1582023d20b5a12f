import ky, { type Options } from "ky";
import { ApiError } from "./api-error.ts";
import type { ImportOrReload } from "./import-needed.ts";
import { DecodeError } from "./wire/decode-error.ts";
import { openEither, openEnvelope, openPayment } from "./wire/envelope.ts";
import type { Reading } from "./wire/reading.ts";
import type { Payload, Query, UploadPayload, WireRequest } from "./wire/request.ts";
import { type AnswerCleaner, isMarkedSanitised } from "./wire/rich-text.ts";

const retryDelayMs = 150;

/** Sends a call and decodes its answer. An abort by the caller leaves as AbortError, all else as ApiError. */
export async function callPlatform<T>(
  request: WireRequest<Payload | UploadPayload>,
  { decode, answer, notFound }: Reading<T>,
  platformOrigin: string,
  importOrReload: ImportOrReload,
  cleanAnswer: AnswerCleaner,
): Promise<T> {
  const { name } = request;
  const whole = cleanAnswer(request.path, await send(request, importOrReload));
  const sent =
    answer === undefined
      ? openEnvelope(whole, name, notFound)
      : (answer === "payment" ? openPayment : openEither)(whole, name);
  try {
    return decode(sent, { platformOrigin, isSanitised: isMarkedSanitised(whole) });
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    throw new ApiError(`${name} answered off the contract: ${error.message}`, { kind: "transport", cause: error });
  }
}

/** Sends a call and reads the JSON of its answer. */
async function send(
  { payload, ...request }: WireRequest<Payload | UploadPayload>,
  importOrReload: ImportOrReload,
): Promise<unknown> {
  try {
    if (payload.method !== "upload") return await sendCall({ ...request, payload });
    // Few pages upload anything, so that code comes when it is needed.
    const { sendUpload } = await importOrReload(() => import("./upload-transport.ts")).catch((cause: unknown) => {
      throw new ApiError(`${request.name} failed: its transport did not load`, { kind: "transport", cause });
    });
    return await sendUpload({ ...request, payload });
  } catch (error) {
    throw error instanceof ApiError ? error : failureOf(error, request);
  }
}

async function sendCall(request: WireRequest): Promise<unknown> {
  request.signal?.throwIfAborted();
  const pending = ky(request.url, optionsOf(request));
  const answer = await pending.json<unknown>();
  const { status } = await pending;
  if (status !== 200) throw new Error(`HTTP status ${status}`);
  return answer;
}

/** What leaves in place of an error: AbortError where the caller has aborted. */
function failureOf(error: unknown, request: Pick<WireRequest, "name" | "url" | "signal">): unknown {
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
