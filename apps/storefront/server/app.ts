import { fileURLToPath } from "node:url";
import { builtAssets, createWebServer, platformProxy } from "@plaza/web-server";
import type { FastifyInstance } from "fastify";
import { sessionCookies } from "../src/session/session-cookies.ts";
import { builtPages } from "./built-pages.ts";
import type { StorefrontConfig } from "./config.ts";
import { devPages } from "./dev-pages.ts";
import { imageRoutes } from "./image/image-route.ts";
import { lastResort } from "./last-resort.ts";
import { pageRoutes } from "./pages.ts";
import { searchEngineRoutes } from "./search-engines/routes.ts";
import { sessionCalls } from "./session-calls.ts";

const root = new URL("../", import.meta.url);

/** The storefront's server. Between requests it keeps nothing that is one shopper's own, and nothing for long but resized images: run as many as you like. */
export async function createStorefront(config: StorefrontConfig): Promise<FastifyInstance> {
  const app = createWebServer(config, { name: "storefront", readinessCall: "/api/index/config" });
  lastResort(app);
  // The demo's cashiers have no session: they stand for another company's server.
  await platformProxy(app, config, { cookies: sessionCookies, calls: sessionCalls, withoutSession: ["/sandbox/*"] });
  imageRoutes(app, config);
  searchEngineRoutes(app, config);
  if (config.production) await builtAssets(app, new URL("dist/client/assets/", root));
  const source = config.production ? await builtPages(root) : await devPages(app, fileURLToPath(root));
  pageRoutes(app, config, source);
  return app;
}
