import Fastify, { type FastifyInstance, type LightMyRequestResponse, type FastifyRequest } from "fastify";
import { afterEach } from "vitest";
import { readConfig } from "../config.ts";
import { platformProxy } from "./platform-proxy.ts";

const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

type Asked = Pick<FastifyRequest, "url" | "headers" | "body">;

interface Platform {
  readonly url: string;
  readonly requests: readonly Asked[];
}

/** A small platform: it answers each call what the test says, and remembers who asked. */
export async function platform(answer: (request: Asked) => unknown): Promise<Platform> {
  const app = Fastify();
  const requests: Asked[] = [];
  app.addContentTypeParser("*", (_request, payload, done) => {
    payload.resume().once("end", () => done(null, "read"));
  });
  app.all("/*", async ({ url, headers, body }, reply) => {
    const asked = { url, headers, body };
    requests.push(asked);
    void reply.header("set-cookie", "platform=own");
    return answer(asked);
  });
  opened.push(app);
  return { url: await app.listen({ host: "127.0.0.1", port: 0 }), requests };
}

interface CallOptions {
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string | object;
}

export interface Shop {
  readonly call: (path: string, options?: CallOptions) => Promise<LightMyRequestResponse>;
}

/** The storefront's proxy before it. Unless told otherwise a call is a POST of one of its own pages. */
export async function shop(backendUrl: string, environment: Readonly<Record<string, string>> = {}): Promise<Shop> {
  const config = readConfig({ ...environment, BACKEND_URL: backendUrl });
  const app = Fastify({ trustProxy: config.trustProxy });
  await platformProxy(app, config);
  opened.push(app);
  const call: Shop["call"] = async (url, { headers, ...options } = {}) =>
    app.inject({
      method: "POST",
      url,
      headers: { host: "shop.example", origin: "http://shop.example", ...headers },
      ...options,
    });
  return { call };
}

/** The cookies an answer sets, by name. */
export function cookiesOf(response: LightMyRequestResponse): Readonly<Record<string, string>> {
  const header = response.headers["set-cookie"] ?? [];
  return Object.fromEntries([header].flat().map((cookie) => [cookie.split("=", 1)[0] ?? "", cookie]));
}
