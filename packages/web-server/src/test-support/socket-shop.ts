import type { FastifyInstance } from "fastify";
import { readServerConfig } from "../config/server-config.ts";
import { createWebServer } from "../create-web-server.ts";
import { platformProxy } from "../proxy/platform-proxy.ts";
import { createSessionCookies } from "../session/session-cookies.ts";
import { socketProxy, type SocketProxyOptions } from "../socket/socket-proxy.ts";
import { closeAfterTest } from "./platform.ts";

export const path = "/pc/socket";
export const asked = `${path}?type=user&client=5&shop_id=3`;

interface SocketShopOptions extends Pick<SocketProxyOptions, "timeouts" | "limits"> {
  readonly environment?: Readonly<Record<string, string>>;
}

export interface SocketShop {
  readonly app: FastifyInstance;
  readonly origin: string;
}

/** A shell with a socket, and calls, before a platform. */
export async function socketShop(
  backendUrl: string,
  { environment = {}, ...options }: SocketShopOptions = {},
): Promise<SocketShop> {
  const config = readServerConfig({ LOG_LEVEL: "silent", BACKEND_URL: backendUrl, ...environment }, { defaultPort: 0 });
  const cookies = createSessionCookies({ tokenName: "token", loggedOutName: "logged_out", lifetimeSeconds: 60 });
  const app = closeAfterTest(createWebServer(config, { name: "shop", readinessCall: "/api/index/config" }));
  const peer = { type: "user", client: 5 } as const;
  await socketProxy(app, config, { path, cookies, peer, configurationCall: "/api/index/config", ...options });
  const calls = { prefix: "/api", opens: /^account\//, ends: /^account\/logout$/ };
  await platformProxy(app, config, { cookies, calls });
  app.get("/pc/*", (request, reply) => {
    // As a page that finds out that the session is over.
    if (request.url === "/pc/over") reply.header("set-cookie", cookies.ended);
    return reply.send("page");
  });
  return { app, origin: await app.listen({ host: "127.0.0.1", port: 0 }) };
}
