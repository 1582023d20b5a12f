import { fileURLToPath } from "node:url";
import { hasRichText } from "@plaza/api-client/server";
import { platformImageFolders } from "@plaza/routing";
import { builtAssets, createWebServer, platformProxy, socketProxy } from "@plaza/web-server";
import type { FastifyInstance } from "fastify";
import { sessionCookies } from "../src/session/token-cookie.ts";
import { base } from "../src/urls.ts";
import { builtPages } from "./built-pages.ts";
import type { StorefrontConfig } from "./config.ts";
import { devPages } from "./dev-pages.ts";
import { imageRoutes } from "./image/image-route.ts";
import { lastResort } from "./last-resort.ts";
import { pageRoutes } from "./pages.ts";
import { createRichText } from "./rich-text.ts";
import { searchEngineRoutes } from "./search-engines/routes.ts";
import { sessionCalls } from "./session-calls.ts";

const root = new URL("../", import.meta.url);
const configurationCall = "/api/index/config";

/**
 * The storefront's server. It keeps nothing of a shopper between requests, so any number of them may run side by side; what
 * it caches is public, and may be missing.
 */
export async function createStorefront(config: StorefrontConfig): Promise<FastifyInstance> {
  const app = createWebServer(config, { name: "storefront", readinessCall: configurationCall });
  const richText = createRichText(config, app.log);
  // Before all that may end a session, and its sockets with it.
  await socketProxy(app, config, {
    path: `${base}/socket`,
    cookies: sessionCookies,
    peer: { type: "user", client: 5 },
    configurationCall,
  });
  // The demo's cashiers stand for another company's server, which never gets the session.
  await platformProxy(app, config, {
    cookies: sessionCookies,
    calls: sessionCalls,
    rateLimited: /^(?:pc\/goodsList|goods\/suggest)$/i,
    withoutSession: ["/sandbox/*"],
    callbacks: ["/api/pay/notify/*"],
    images: platformImageFolders.map((folder) => `${folder}*`),
    rewrites: (call, origin) => {
      if (!hasRichText(call)) return null;
      // The platform addresses its images under the shop's own origin where a browser asks.
      const clean = richText(origin, origin);
      return (answer) => clean(call, answer);
    },
  });
  await imageRoutes(app, config);
  searchEngineRoutes(app, config);
  if (config.production) await builtAssets(app, new URL("dist/client/assets/", root));
  const source = config.production ? await builtPages(root) : await devPages(app, fileURLToPath(root));
  await app.register(async (scope) => {
    lastResort(scope);
    await pageRoutes(scope, config, source, richText);
  });
  return app;
}
