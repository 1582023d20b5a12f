import type { IncomingMessage } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";

/** What the platform may learn of a browser's request; cookies and everything unknown stay here. */
const forwarded = new Set(["accept", "content-type", "content-length", "lang", "idempotency-key"]);

/** The envelope of a call that got no usable answer. */
export const systemError = { code: 0, show: 1, msg: "system error", data: [] };

export interface ForwardOptions {
  /** Null for a visitor. */
  readonly token: string | null;
  /** Sends the answer; without it, it passes as it is. */
  readonly onAnswer?: (request: FastifyRequest, reply: FastifyReply, answer: IncomingMessage) => void;
}

/**
 * Hands a request to the platform. The platform learns the browser's address, as far as the proxies before us are trusted,
 * but not the host that the browser asked for: it addresses its images by its own.
 */
export function forward(request: FastifyRequest, reply: FastifyReply, options: ForwardOptions): FastifyReply {
  const { body } = request;
  const { onAnswer } = options;
  return reply.from(request.url, {
    rewriteRequestHeaders: (_request, headers) => ({
      ...Object.fromEntries(Object.entries(headers).filter(([name]) => forwarded.has(name))),
      token: options.token ?? "",
      "x-forwarded-for": request.ip,
      "x-request-id": request.id,
    }),
    rewriteHeaders: ({ "set-cookie": _cookies, ...headers }) => ({ ...headers, "cache-control": "no-store" }),
    onError: (failed, { error }) => {
      request.log.warn({ err: error }, "The platform did not answer.");
      void failed.code(502).send(systemError);
    },
    // What was read here goes on byte for byte.
    ...(Buffer.isBuffer(body) && { body, contentType: request.headers["content-type"] ?? "application/octet-stream" }),
    ...(onAnswer && { onResponse: (_request, _reply, { stream }) => onAnswer(request, reply, stream) }),
  });
}
