import type { FastifyReply, FastifyRequest } from "fastify";
import { askAgain } from "./connections.ts";

/**
 * How long the platform may take for an image, in milliseconds: it may have to make it first, as the demo's does where one is
 * asked for the first time, and others before it.
 */
export const platformImageMs = 60_000;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const asked = ["accept", "if-modified-since", "if-none-match"];
const answered = ["cache-control", "content-disposition", "content-length", "content-type", "etag", "last-modified"];
/** Merchants and customers have uploaded it: it is looked at, and runs nothing. */
const inert = { "content-security-policy": "default-src 'none'; sandbox", "x-content-type-options": "nosniff" };

function only(names: readonly string[], headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}

function isImage(contentType: string): boolean {
  return /^image\/(?!svg\b)/i.test(contentType);
}

/** Only where it is to be saved: it may hold what runs in the viewer of a browser. */
function isSavedDocument({ "content-type": type, "content-disposition": disposition }: Headers): boolean {
  return /^application\/pdf(?:;|$)/i.test(String(type)) && /^attachment(?:;|$)/i.test(String(disposition));
}

/** An image of the platform as it is, under the shop's own origin. */
export function forwardImage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return forwardInert(request, reply, ({ "content-type": type }) => isImage(String(type)));
}

/** An image, or a document to be saved under its own name. */
export function forwardFile(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return forwardInert(
    request,
    reply,
    (headers) => isImage(String(headers["content-type"])) || isSavedDocument(headers),
  );
}

function forwardInert(
  request: FastifyRequest,
  reply: FastifyReply,
  mayPass: (headers: Headers) => boolean,
): FastifyReply {
  const fail = (status: number): void => {
    for (const name of answered) void reply.removeHeader(name);
    void reply.code(status).header("cache-control", "no-store").send({ message: "There is no such file." });
  };
  const [path = ""] = request.url.split("?", 1);
  return reply.from(path, {
    retryDelay: askAgain(request),
    timeout: platformImageMs,
    rewriteRequestHeaders: (_request, headers) => ({
      ...only(asked, headers),
      "x-forwarded-for": request.ip,
      "x-request-id": request.id,
    }),
    rewriteHeaders: (headers) => ({ ...only(answered, headers), ...inert }),
    onError: (_failed, { error }) => {
      const ms = Math.round(reply.elapsedTime);
      request.log.warn({ path, status: null, ms, reason: error.message }, "The platform failed a call.");
      fail(502);
    },
    onResponse: (_request, _reply, { stream }) => {
      const { statusCode = 502, headers } = stream;
      if (statusCode === 304 || (statusCode === 200 && mayPass(headers))) {
        void reply.send(stream);
        return;
      }
      stream.destroy();
      fail(statusCode < 500 ? 404 : 502);
    },
  });
}
