import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyInstance } from "fastify";
import { builtPages } from "./built-pages.ts";
import type { StorefrontConfig } from "./config.ts";
import { devPages } from "./dev-pages.ts";
import { healthRoutes } from "./health.ts";
import { imageRoutes } from "./image/image-route.ts";
import { lastResort } from "./last-resort.ts";
import { metricsRoutes } from "./metrics.ts";
import { pageRoutes } from "./pages.ts";
import { platformProxy } from "./proxy/platform-proxy.ts";
import { searchEngineRoutes } from "./search-engines/routes.ts";
import { commonHeaders } from "./security-headers.ts";

const root = new URL("../", import.meta.url);

/** Hashed names never change their content: a year, immutable, compressed when they were built. */
async function builtAssets(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL("dist/client/assets", root)),
    prefix: "/assets/",
    preCompressed: true,
    immutable: true,
    maxAge: "1y",
    decorateReply: false,
  });
}

/** The storefront's server. Between requests it keeps nothing that is one shopper's own, and nothing for long but resized pictures: run as many as you like. */
export async function createStorefront(config: StorefrontConfig): Promise<FastifyInstance> {
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
  lastResort(app);
  metricsRoutes(app, config);
  healthRoutes(app, config);
  await platformProxy(app, config);
  imageRoutes(app, config);
  searchEngineRoutes(app, config);
  if (config.production) await builtAssets(app);
  const source = config.production ? await builtPages(root) : await devPages(app, fileURLToPath(root));
  pageRoutes(app, config, source);
  return app;
}
