import { randomUUID } from "node:crypto";
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { registerBodies } from "./bodies.ts";
import { closePromptly } from "./close-promptly.ts";
import { DomainError } from "./domain-error.ts";
import { rejected, systemError } from "./envelope.ts";
import { loggable } from "./loggable.ts";
import type { MessageTable } from "./message-text.ts";
import { languageOf } from "./request-language.ts";
import { reportUnknownProxies } from "./unknown-proxies.ts";

export interface ServerOptions {
  readonly logLevel: string;
  readonly trustProxy: boolean | string;
  readonly messages: MessageTable;
}

/** Enough for a request line with ten thousand characters of any script. */
const largestHeader = 128 * 1024;

/** The HTTP server of the platform, before any call is registered. */
export function createServer({ logLevel, trustProxy, messages }: ServerOptions): FastifyInstance {
  /** Answers a malformed HTTP request, which never reaches a call, with the envelope of a call. */
  const refuseUnreadable = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const language = languageOf(request.headers["lang"]);
    void reply.code(error.statusCode ?? 400).send(rejected(new DomainError("badRequest"), messages, language));
  };
  const app = Fastify({
    logger: logLevel === "silent" ? false : { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    genReqId: ({ headers }) => requestId(headers["x-request-id"]),
    http: { maxHeaderSize: largestHeader },
    forceCloseConnections: "idle",
    frameworkErrors: refuseUnreadable,
  });

  app.addHook("onRequest", async (request, reply) => {
    void reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const { method, url } = request;
    request.log.info({ method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, "answered");
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return refuseUnreadable(error, request, reply);
    request.log.error({ err: loggable(error), url: request.url }, "request failed");
    return reply.code(500).send(systemError);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).type("text/plain; charset=utf-8").send("Not found"));

  closePromptly(app);
  reportUnknownProxies(app, (address) => app.log.warn({ address }, "TRUST_PROXY does not name a proxy that is used"));
  registerBodies(app);
  return app;
}

/** The id that the storefront gave a request, if it looks like one: it ends up in logs and in the answer. */
function requestId(given: string | readonly string[] | undefined): string {
  return typeof given === "string" && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
}
