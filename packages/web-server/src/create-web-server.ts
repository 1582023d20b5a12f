import { randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import type { ServerConfig } from "./config/server-config.ts";
import { healthRoutes } from "./operations/health.ts";
import { metricsRoutes } from "./operations/metrics.ts";
import { commonHeaders } from "./policy/common-headers.ts";

export interface WebServerOptions {
  /** What its metrics begin with: `storefront`. */
  readonly name: string;
  /** A call of the platform that needs no session; while it is not answered, `/readyz` says so. */
  readonly readinessCall: string;
}

/** A Fastify with what every shell's server has besides its pages: logs with request ids, common headers, health, metrics. */
export function createWebServer(config: ServerConfig, options: WebServerOptions): FastifyInstance {
  const app = Fastify({
    logger: { level: config.logLevel },
    requestIdHeader: "x-request-id",
    genReqId: () => randomUUID(),
    forceCloseConnections: "idle",
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: 2_000 },
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ ...commonHeaders, "x-request-id": request.id });
  });
  metricsRoutes(app, { prefix: options.name, token: config.metricsToken });
  healthRoutes(app, { readinessUrl: `${config.backendUrl}${options.readinessCall}` });
  return app;
}
