import type { IncomingMessage } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { askAgain } from "./connections.ts";

/** What the platform may learn of a browser's request; cookies and everything unknown stay here. */
const forwarded = new Set([
  "accept",
  "content-type",
  "content-length",
  "lang",
  "idempotency-key",
  "user-agent",
  "x-plaza-extensions",
  "x-plaza-preview",
]);

/** The envelope of a call that got no usable answer. */
export const systemError = { code: 0, show: 1, msg: "system error", data: [] };

/** What ends here: the session, and what is about this very connection. */
const withheld = new Set([
  "cookie",
  "token",
  "host",
  "connection",
  "keep-alive",
  "proxy-connection",
  "transfer-encoding",
  "upgrade",
  "expect",
]);

export interface ForwardOptions {
  /** Null for a visitor. */
  readonly token: string | null;
  /** Whether the platform sees the headers of a request of another server, which may be part of what that has signed. */
  readonly isCallback?: boolean;
  /** Under which the shop is known; null takes it from the request. */
  readonly publicOrigin: string | null;
  /** How long the platform may be silent, where that is longer than for other calls. */
  readonly answerMs?: number | undefined;
  /** Sends the answer; without it, it passes as it is. */
  readonly onAnswer?: (request: FastifyRequest, reply: FastifyReply, answer: IncomingMessage) => void;
}

/** The public origin, as proxies hand it on. */
function publicAddress(
  { protocol, host }: FastifyRequest,
  publicOrigin: string | null,
): Readonly<Record<string, string>> {
  const origin = publicOrigin === null ? { protocol: `${protocol}:`, host } : new URL(publicOrigin);
  return { "x-forwarded-proto": origin.protocol.slice(0, -1), "x-forwarded-host": origin.host };
}

/**
 * Hands a request to the platform. The platform learns the browser's address, as far as the proxies before us are trusted,
 * and the public origin, under which it addresses its images: no browser needs to know where the platform is.
 */
export function forward(request: FastifyRequest, reply: FastifyReply, options: ForwardOptions): FastifyReply {
  const { body } = request;
  const { onAnswer, answerMs, isCallback = false } = options;
  const passes = (name: string): boolean => (isCallback ? !withheld.has(name) : forwarded.has(name));
  const [path = ""] = request.url.split("?", 1);
  const warn = (status: number | null, reason?: string): void => {
    request.log.warn({ path, status, ms: Math.round(reply.elapsedTime), reason }, "The platform failed a call.");
  };
  // The path alone, which the query goes along with: a shopper may well search for `../` or `%`.
  return reply.from(path, {
    retryDelay: askAgain(request),
    ...(answerMs !== undefined && { timeout: answerMs }),
    rewriteRequestHeaders: (_request, headers) => ({
      ...Object.fromEntries(Object.entries(headers).filter(([name]) => passes(name))),
      token: options.token ?? "",
      "x-forwarded-for": request.ip,
      ...publicAddress(request, options.publicOrigin),
      "x-request-id": request.id,
    }),
    rewriteHeaders: ({ "set-cookie": _cookies, ...headers }) => ({ ...headers, "cache-control": "no-store" }),
    onError: (failed, { error }) => {
      // The browser may have gone before its upload was whole.
      if (request.raw.complete || !request.raw.destroyed) warn(null, error.message);
      void failed.code(502).send(systemError);
    },
    // What was read here goes on byte for byte.
    ...(Buffer.isBuffer(body) && { body, contentType: request.headers["content-type"] ?? "application/octet-stream" }),
    onResponse: (_request, _reply, { stream }) => {
      const { statusCode = 0 } = stream;
      if (statusCode >= 500) warn(statusCode);
      if (onAnswer === undefined) void reply.send(stream);
      else onAnswer(request, reply, stream);
    },
  });
}
