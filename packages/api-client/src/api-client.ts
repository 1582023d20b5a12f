import type { Locale } from "@plaza/i18n";
import { ApiError } from "./api-error.ts";
import type { ImportOrReload } from "./import-needed.ts";
import type { Reading } from "./wire/reading.ts";
import type { Payload, Query, UploadPayload, WireBody } from "./wire/request.ts";
import type { AnswerCleaner } from "./wire/rich-text.ts";

/** Calls the platform on behalf of one shopper, in one language. */
export interface ApiClient {
  get<T>(path: string, query: Query, reading: Reading<T>, signal?: AbortSignal): Promise<T>;
  post<T>(path: string, body: WireBody, reading: Reading<T>, options?: PostOptions): Promise<T>;
  /**
   * Tells what has no answer that anybody reads. It comes without the transport of the other calls, which a page need not
   * fetch for it, and is sent to its end even where the page is left. It rejects as `fetch` does.
   */
  sendBeacon(path: string, body: WireBody): Promise<void>;
  /** Sends a form with a file, which takes as long as it goes on. */
  upload<T>(path: string, form: FormData, reading: Reading<T>, options?: UploadOptions): Promise<T>;
}

export interface PostOptions {
  readonly signal?: AbortSignal | undefined;
  /** Headers of this call alone, besides those of the client. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface UploadOptions extends PostOptions {
  /** Is told which share of the form has been sent, 0 to 1, where the browser knows. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** How long the answer may take once all of it has been sent, where that is longer than for images. */
  readonly answerMs?: number;
}

export interface ApiClientOptions {
  /** Where calls go: BACKEND_URL's origin on the server, the storefront's own in the browser. */
  readonly origin: string;
  /** Where the platform addresses its images: what lies there becomes a path, which the shop serves. */
  readonly platformOrigin: string;
  readonly locale: Locale;
  /** Whose calls they are: a shopper's unless it says otherwise, an agent's, or those of the desk. */
  readonly namespace?: "api" | "kefuapi" | "deskapi";
  /** Null or absent for a visitor, and in the browser, where the storefront's proxy adds it. */
  readonly token?: string | null;
  /** Sent along with each call, like `x-request-id`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: typeof globalThis.fetch;
  /** The time limit of a whole call, including the retry and reading the answer. */
  readonly timeoutMs?: number;
  /**
   * Sanitises the rich text of answers that come from the platform itself, on a server (`@plaza/api-client/server`). A
   * browser has none: its answers come through such a server.
   */
  readonly cleanAnswer?: AnswerCleaner;
  /**
   * How the code is imported that comes with the first call: a browser may reload the document when it
   * is missing. Where this rejects, the call fails with an `ApiError` of the kind `transport`.
   */
  readonly importOrReload?: ImportOrReload;
}

const defaultTimeoutMs = 8000;

/** One per request on the server: it carries the shopper's session. Clients share nothing. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const platformOrigin = originOf(options.platformOrigin);
  const base = `${originOf(options.origin)}/${options.namespace ?? "api"}/`;
  const headers = {
    ...options.headers,
    // Without JSON in the header the platform writes its failures as HTML.
    accept: "application/json",
    token: options.token ?? "",
    lang: options.locale,
    // Without it the platform answers as the contract has it, and offers nothing else.
    "x-plaza-extensions": "offline_payment, payment_page, email, news_notices",
  };

  const importOrReload = options.importOrReload ?? ((importer) => importer());
  const cleanAnswer = options.cleanAnswer ?? ((_call, answer) => answer);
  // A browser's fetch throws when it is called as a method of another object.
  const fetch: typeof globalThis.fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));

  async function call<T>(
    path: string,
    payload: Payload | UploadPayload,
    reading: Reading<T>,
    more: PostOptions,
  ): Promise<T> {
    const name = `${payload.method === "get" ? "GET" : "POST"} ${path}`;
    // The transport is imported at the first call, so that it is no part of the first load.
    const { callPlatform } = await importOrReload(() => import("./transport.ts")).catch((cause: unknown) => {
      throw new ApiError(`${name} failed: its transport did not load`, { kind: "transport", cause });
    });
    const request = {
      name,
      path,
      payload,
      signal: more.signal,
      url: base + path,
      headers: { ...headers, ...more.headers },
      timeoutMs: options.timeoutMs ?? defaultTimeoutMs,
      fetch,
    };
    return callPlatform(request, reading, platformOrigin, importOrReload, cleanAnswer);
  }

  return {
    get: (path, query, reading, signal) => call(path, { method: "get", query }, reading, { signal }),
    post: (path, body, reading, more) => call(path, { method: "post", body }, reading, more ?? {}),
    sendBeacon: async (path, body) => {
      const json = { ...headers, "content-type": "application/json" };
      const response = await fetch(base + path, {
        method: "POST",
        headers: json,
        body: JSON.stringify(body),
        keepalive: true,
      });
      // An answer that is not read to its end keeps its connection busy.
      await response.text();
    },
    upload: (path, form, reading, { onProgress, answerMs, ...more } = {}) =>
      call(path, { method: "upload", form, onProgress, answerMs }, reading, more),
  };
}

/** Without the slash or path that a configured URL may end in. */
function originOf(url: string): string {
  return new URL(url).origin;
}
