import { randomUUID } from "node:crypto";
import { keepClientAddress } from "@plaza/http-server";
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { parse as parseForm } from "node:querystring";
import { closePromptly } from "./close-promptly.ts";
import { DomainError } from "./domain-error.ts";
import { rejected, systemError } from "./envelope.ts";
import { isStatementTimeout } from "../store/sql-errors.ts";
import { loggable } from "./loggable.ts";
import type { MessageTable } from "./message-text.ts";
import { defaultTimeouts, type RequestTimeouts, requestDeadline } from "./request-timeouts.ts";
import { languageOf } from "./request-language.ts";

/** Parses bodies as JSON or as a form. One that cannot be read counts as empty. */
function registerBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    done(null, parseJson(String(body)));
  });
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => {
    done(null, { ...parseForm(String(body)) });
  });
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, _body, done) => done(null, {}));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/**
 * Tells the operator, once, that requests come through a proxy that is not trusted: then its address counts as that of
 * all shoppers together, and one of them can use up the tries of all.
 */
export function reportUnknownProxies(app: FastifyInstance, report: (address: string) => void): void {
  let isReported = false;
  app.addHook("onRequest", async ({ headers, ip, ips = [] }) => {
    // Where a proxy is trusted, there is another address behind its own.
    if (isReported || headers["x-forwarded-for"] === undefined || ips.length > 1) return;
    isReported = true;
    report(ip);
  });
}

export interface ServerOptions {
  readonly logLevel: string;
  readonly trustProxy: boolean | string;
  readonly messages: MessageTable;
  readonly timeouts?: RequestTimeouts;
}

/** Enough for a request line with ten thousand characters of any script. */
const maxHeaderBytes = 128 * 1024;

/** The HTTP server of the platform, before any call is registered. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { logLevel, trustProxy, messages, timeouts = defaultTimeouts } = options;
  /** Answers a malformed HTTP request, which never reaches a call, with the envelope of a call. */
  const refuse = (request: FastifyRequest, reply: FastifyReply, status = 400): void => {
    const language = languageOf(request.headers["lang"]);
    void reply.code(status).send(rejected(new DomainError("badRequest"), messages, language));
  };
  const app = Fastify({
    logger: logLevel === "silent" ? false : { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    genReqId: ({ headers }) => requestId(headers["x-request-id"]),
    http: {
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkMs,
    },
    requestTimeout: timeouts.largeRequestMs,
    forceCloseConnections: "idle",
    frameworkErrors: (error, request, reply) => refuse(request, reply, error.statusCode),
  });

  keepClientAddress(app);
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const { method, url } = request;
    request.log.info(
      { method, path: pathOf(url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "answered",
    );
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (isStatementTimeout(error)) {
      request.log.warn({ err: loggable(error), path: pathOf(request.url) }, "a statement took too long");
      const language = languageOf(request.headers["lang"]);
      return reply.code(503).send(rejected(new DomainError("busy"), messages, language));
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return refuse(request, reply, status);
    request.log.error({ err: loggable(error), path: pathOf(request.url) }, "request failed");
    return reply.code(500).send(systemError);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).type("text/plain; charset=utf-8").send("Not found"));

  requestDeadline(app, timeouts.requestMs);
  refuseOddTargets(app, refuse);
  closePromptly(app);
  reportUnknownProxies(app, (address) => app.log.warn({ address }, "TRUST_PROXY does not name a proxy that is used"));
  registerBodies(app);
  return app;
}

/** What a log may tell of an address: its query has names, words and secrets of people. */
function pathOf(url: string): string {
  return url.split("?", 1)[0] ?? "";
}

/** The id that the storefront gave a request, if it looks like one: it ends up in logs and in the answer. */
function requestId(given: string | readonly string[] | undefined): string {
  return typeof given === "string" && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
}

/**
 * Refuses requests that do not name a path, or a host that could be part of an address. The host in
 * `GET http://other.example/path` would count, and not the one that the proxies in front have looked at; no proxy sends
 * that on.
 */
function refuseOddTargets(app: FastifyInstance, refuse: (request: FastifyRequest, reply: FastifyReply) => void): void {
  app.addHook("onRequest", (request, reply, next) => {
    if (hasPlainTarget(request)) next();
    else refuse(request, reply);
  });
}

function hasPlainTarget({ raw, host, headers }: FastifyRequest): boolean {
  if (raw.url?.startsWith("/") !== true) return false;
  // Only HTTP/1.0 needs no host.
  return host === "" ? headers.host === undefined : isHost(host);
}

/** What may stand between the scheme and the path of an address. */
const hostShape = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

function isHost(host: string): boolean {
  // A port may be too large, and an address in brackets none.
  return hostShape.test(host) && URL.canParse(`http://${host}`);
}
