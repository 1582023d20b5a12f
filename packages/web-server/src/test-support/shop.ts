import Fastify, { type LightMyRequestResponse } from "fastify";
import { readServerConfig } from "../config/server-config.ts";
import { platformProxy, type PlatformProxyOptions } from "../proxy/platform-proxy.ts";
import { createSessionCookies } from "../session/session-cookies.ts";
import { closeAfterTest } from "./platform.ts";

interface CallOptions {
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string | object | Buffer;
}

export interface Shop {
  readonly call: (path: string, options?: CallOptions) => Promise<LightMyRequestResponse>;
  /** Takes connections, for requests that `call` would spell otherwise. */
  readonly listen: () => Promise<{ readonly origin: string }>;
  readonly stop: () => Promise<void>;
  /** The lines of its log that warn. */
  readonly warnings: readonly string[];
}

/** A shell's proxy before a platform. Unless told otherwise a call is a POST of one of the shell's own pages. */
export async function shop(
  backendUrl: string,
  environment: Readonly<Record<string, string>> = {},
  options: Pick<PlatformProxyOptions, "files" | "largeUpload" | "rewrites" | "uploadsNeedSession"> = {},
): Promise<Shop> {
  const config = readServerConfig({ ...environment, BACKEND_URL: backendUrl }, { defaultPort: 0 });
  const warnings: string[] = [];
  const stream = { write: (line: string) => void warnings.push(line) };
  const app = closeAfterTest(Fastify({ trustProxy: config.trustProxy, logger: { level: "warn", stream } }));
  await platformProxy(app, config, {
    cookies: createSessionCookies({ tokenName: "token", loggedOutName: "logged_out", lifetimeSeconds: 604_800 }),
    calls: {
      prefix: "/api",
      opens: /^(?:account|login_?password)\//i,
      ends: /^account\/logout$/i,
      knowsNobody: (call, data) => call.toLowerCase() === "pc/commondata" && !data["nickname"],
      reasonOf: ({ error }) => (typeof error === "string" ? [`reason=${error}; Path=/`] : []),
    },
    withoutSession: ["/sandbox/*"],
    callbacks: ["/api/pay/notify/*"],
    images: ["/uploads/*"],
    rateLimited: /^pc\/goodsList$/i,
    ...options,
  });
  const call: Shop["call"] = async (url, { headers, ...options } = {}) =>
    app.inject({
      method: "POST",
      url,
      headers: { host: "shop.example", origin: "http://shop.example", ...headers },
      ...options,
    });
  return {
    call,
    listen: async () => ({ origin: await app.listen({ host: "127.0.0.1", port: 0 }) }),
    stop: () => app.close(),
    warnings,
  };
}

/** The cookies an answer sets, by name. */
export function cookiesOf(response: LightMyRequestResponse): Readonly<Record<string, string>> {
  const header = response.headers["set-cookie"] ?? [];
  return Object.fromEntries([header].flat().map((cookie) => [cookie.split("=", 1)[0] ?? "", cookie]));
}
