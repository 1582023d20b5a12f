import { pathToFileURL } from "node:url";
import {
  byNonce,
  builtAssets,
  contentSecurityPolicy,
  createNonce,
  createSessionCookies,
  createWebServer,
  type Environment,
  platformProxy,
  readServerConfig,
  type ServerConfig,
  socketProxy,
} from "@plaza/web-server";
import type { FastifyInstance } from "fastify";

const cookies = createSessionCookies({ tokenName: "desk", loggedOutName: "desk_left", lifetimeSeconds: 86_400 });
const calls = { prefix: "/kefuapi", opens: /^account\/login$/i, ends: /^account\/logout$/i };

/** A small second shell, out of nothing but the package's public face. `ASSETS_DIR` names the folder of its built assets. */
export async function openDesk(environment: Environment): Promise<{ app: FastifyInstance; config: ServerConfig }> {
  const config = readServerConfig(environment, { defaultPort: 3100 });
  const app = createWebServer(config, { name: "desk", readinessCall: "/api/index/config" });
  const peer = { type: "kefu", client: 5 } as const;
  await socketProxy(app, config, { path: "/socket", cookies, peer, configurationCall: "/kefuapi/chat/config" });
  await platformProxy(app, config, { cookies, calls });
  await builtAssets(app, pathToFileURL(`${environment["ASSETS_DIR"]}/`));
  app.get("/", (request, reply) => {
    const nonce = createNonce();
    const policy = contentSecurityPolicy({
      inline: byNonce(nonce),
      imageOrigins: [config.backendUrl],
      formOrigins: [],
      isDevelopment: false,
    });
    const who = cookies.read(request.headers.cookie).token === null ? "visitor" : "agent";
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", policy)
      .send(`<!DOCTYPE html><title>${who}</title><script nonce="${nonce}" src="/assets/desk-1a2b3c4d.js"></script>`);
  });
  app.get("/broken", () => {
    throw new Error(`The store at ${config.backendUrl} does not know what to do.`);
  });
  return { app, config };
}
