import replyFrom from "@fastify/reply-from";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { StorefrontConfig } from "./config.ts";

/** What the platform may learn of a browser's request; cookies and everything unknown stay here. */
const forwarded = new Set(["accept", "content-type", "content-length", "lang", "idempotency-key"]);

/** A request that changes something must come from a page of this very site. */
function isForeign(request: FastifyRequest): boolean {
  if (request.method === "GET" || request.method === "HEAD") return false;
  const { origin, host } = request.headers;
  return origin === undefined || !URL.canParse(origin) || new URL(origin).host !== host;
}

async function forward(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (isForeign(request))
    return reply.code(403).send({ code: 0, show: 1, msg: "Cross-site requests are not allowed.", data: [] });
  return reply.from(request.url, {
    rewriteRequestHeaders: (_request, headers) => ({
      ...Object.fromEntries(Object.entries(headers).filter(([name]) => forwarded.has(name))),
      token: "",
      "x-request-id": request.id,
    }),
    rewriteHeaders: ({ "set-cookie": _cookies, ...headers }) => ({ ...headers, "cache-control": "no-store" }),
    onError: (failed, { error }) => {
      request.log.warn({ err: error }, "The platform did not answer.");
      failed.code(502).send({ code: 0, show: 1, msg: "system error", data: [] });
    },
  });
}

/** `/api/…` of this site is the platform's. */
export async function platformProxy(app: FastifyInstance, config: StorefrontConfig): Promise<void> {
  await app.register(async (scope) => {
    // Bodies pass through as they are; the platform judges them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, payload, done) => {
      done(null, payload);
    });
    await scope.register(replyFrom, { base: config.backendUrl, http: { requestOptions: { timeout: 15_000 } } });
    scope.all("/api/*", forward);
  });
}
