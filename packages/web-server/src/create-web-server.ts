import { keepClientAddress } from "@plaza/http-server";
import Fastify, { type FastifyInstance } from "fastify";
import type { ServerConfig } from "./config/server-config.ts";
import { endConnectionsOnStop } from "./lifecycle/end-connections.ts";
import { ordinaryPatience, type Patience } from "./lifecycle/patience.ts";
import { requestDeadline } from "./lifecycle/request-deadline.ts";
import { logHooks } from "./logging/log-hooks.ts";
import { logSerializers } from "./logging/log-serializers.ts";
import { requestId } from "./logging/request-id.ts";
import { answerError } from "./operations/answer-error.ts";
import { healthRoutes } from "./operations/health.ts";
import { metricsRoutes } from "./operations/metrics.ts";
import { commonHeaders } from "./policy/common-headers.ts";
import { refuseOddTargets } from "./policy/plain-targets.ts";
import { mayUpgrade, upgradeRoutes } from "./socket/upgrade-routes.ts";

export interface WebServerOptions {
  /** What its metrics begin with: `storefront`. */
  readonly name: string;
  /** A call of the platform that needs no session; while it is not answered, `/readyz` says so. */
  readonly readinessCall: string;
  /** How long its requests may take to arrive; tests are less patient. */
  readonly patience?: Omit<Patience, "bodyMs">;
}

/** A Fastify with what every shell's server has besides its pages: logs with request ids, common headers, health, metrics. */
export function createWebServer(config: ServerConfig, options: WebServerOptions): FastifyInstance {
  const { patience = ordinaryPatience } = options;
  const headers = commonHeaders(config.publicOrigin);
  const app: FastifyInstance = Fastify({
    logger: { level: config.logLevel, serializers: logSerializers, hooks: logHooks },
    genReqId: requestId,
    http: {
      headersTimeout: patience.headersMs,
      connectionsCheckingInterval: patience.checkMs,
      shouldUpgradeCallback: (request) => mayUpgrade(app, request),
    },
    requestTimeout: patience.largeRequestMs,
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
  requestDeadline(app, patience.requestMs);
  refuseOddTargets(app);
  app.setErrorHandler(answerError);
  // Fastify's own would write the address with its query into the log.
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: "There is nothing at this address." }));
  endConnectionsOnStop(app);
  upgradeRoutes(app);
  metricsRoutes(app, { prefix: options.name, token: config.metricsToken });
  healthRoutes(app, { readinessUrl: `${config.backendUrl}${options.readinessCall}` });
  return app;
}
