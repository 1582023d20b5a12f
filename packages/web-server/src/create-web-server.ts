import { keepClientAddress } from "@plaza/http-server";
import Fastify, {
  type FastifyInstance,
  type FastifyServerOptions,
  type FastifyRequest,
  type FastifyError,
  type FastifyReply,
} from "fastify";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { ServerConfig } from "./config/server-config.ts";
import { endConnectionsOnStop } from "./lifecycle/end-connections.ts";
import { requestDeadline, defaultTimeouts, type RequestTimeouts } from "./lifecycle/request-deadline.ts";
import { healthRoutes } from "./operations/health.ts";
import { metricsRoutes } from "./operations/metrics.ts";
import { rejectOddTargets } from "./policy/request-targets.ts";
import { mayUpgrade, upgradeRoutes } from "./socket/upgrade-routes.ts";
import { commonHeaders } from "./policy/security-headers.ts";

/** Says what is wrong with a request. What went wrong here stands in the log, and nowhere else. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const statusCode = error.statusCode ?? 500;
  if (statusCode < 500) return reply.send(error);
  request.log.error({ err: error }, "A request could not be answered.");
  return reply.code(statusCode).header("cache-control", "no-store").send({ message: "Something went wrong." });
}

/** The id under which whoever is before this server knows the request; one that would not fit into a line of a log is replaced. */
export function requestId({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && /^[\w.:-]{1,128}$/.test(given) ? given : randomUUID();
}

/** What the log tells of a request. The query stays out of it: signed links have their secret there. */
const logSerializers = {
  req: ({ method, url, host, ip }: FastifyRequest) => ({
    method,
    path: url.split("?", 1)[0],
    host,
    remoteAddress: ip,
  }),
};

type LoggerOptions = Exclude<FastifyServerOptions["logger"], boolean | undefined>;

/** `@fastify/reply-from` logs each failure on its own, without its path and its time: our line has both. */
const logHooks: NonNullable<LoggerOptions["hooks"]> = {
  logMethod(args, method) {
    if (args[1] !== "response errored") method.apply(this, args);
  },
};

export interface WebServerOptions {
  /** What its metrics begin with: `storefront`. */
  readonly name: string;
  /** A call of the platform that needs no session; while it is not answered, `/readyz` says so. */
  readonly readinessCall: string;
  /** How long its requests may take to arrive; tests are less patient. */
  readonly timeouts?: Omit<RequestTimeouts, "bodyMs">;
}

/** A Fastify with what every shell's server has besides its pages: logs with request ids, common headers, health, metrics. */
export function createWebServer(config: ServerConfig, options: WebServerOptions): FastifyInstance {
  const { timeouts = defaultTimeouts } = options;
  const headers = commonHeaders(config.publicOrigin);
  const app: FastifyInstance = Fastify({
    logger: { level: config.logLevel, serializers: logSerializers, hooks: logHooks },
    genReqId: requestId,
    http: {
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkMs,
      shouldUpgradeCallback: (request) => mayUpgrade(app, request),
    },
    requestTimeout: timeouts.largeRequestMs,
    forceCloseConnections: "idle",
    // A request that still arrives on an open connection is answered, and the connection ends with it.
    return503OnClosing: false,
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: 2_000 },
  });
  keepClientAddress(app);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ ...headers, "x-request-id": request.id });
  });
  requestDeadline(app, timeouts.requestMs);
  rejectOddTargets(app);
  app.setErrorHandler(answerError);
  // Fastify's own would write the address with its query into the log.
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: "There is nothing at this address." }));
  endConnectionsOnStop(app);
  upgradeRoutes(app);
  metricsRoutes(app, { prefix: options.name, token: config.metricsToken });
  healthRoutes(app, { readinessUrl: `${config.backendUrl}${options.readinessCall}` });
  return app;
}
