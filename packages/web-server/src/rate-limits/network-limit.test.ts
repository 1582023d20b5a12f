import Fastify, { type FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { readServerConfig } from "../config/server-config.ts";
import { closeAfterTest } from "../test-support/platform.ts";
import { networkLimit } from "./network-limit.ts";

async function limited(environment: Readonly<Record<string, string>> = {}): Promise<FastifyInstance> {
  const config = readServerConfig({ RATE_LIMIT: "2", ...environment }, { defaultPort: 0 });
  const app = closeAfterTest(Fastify({ trustProxy: config.trustProxy }));
  const limit = await networkLimit(app, config);
  app.get("/", async (request) => String(await limit(request)));
  return app;
}

/** Whether each of these is answered, in their order. */
async function answered(app: FastifyInstance, addresses: readonly string[], forwardedFor?: readonly string[]) {
  const waits: string[] = [];
  for (const [at, remoteAddress] of addresses.entries()) {
    const forwarded = forwardedFor?.[at];
    const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
    waits.push((await app.inject({ url: "/", remoteAddress, headers })).body);
  }
  return waits.map((wait) => wait === "null");
}

test("an IPv4 address and the /64 of an IPv6 one are a network each, however they are written", async () => {
  const app = await limited();
  expect(await answered(app, ["8.8.8.8", "8.8.8.8", "::ffff:8.8.8.8", "8.8.4.4"])).toEqual([true, true, false, true]);
  const inside = ["2a00:1:2:3::1", "2a00:1:2:3:ffff::2", "2a00:1:2:3:0:1::", "2a00:1:2:4::1"];
  expect(await answered(app, inside)).toEqual([true, true, false, true]);
});

test("networks behind a named proxy are counted for themselves", async () => {
  const app = await limited({ TRUST_PROXY: "loopback" });
  const proxy = Array.from({ length: 4 }, () => "127.0.0.1");
  expect(await answered(app, proxy, ["8.8.8.8", "8.8.8.8", "8.8.8.8", "8.8.4.4"])).toEqual([true, true, false, true]);
});

test("everybody behind a proxy that nobody has named is not limited, but a header alone makes no proxy", async () => {
  const forwarded = ["8.8.8.8", "8.8.4.4", "1.1.1.1"];
  const from = (address: string) => forwarded.map(() => address);
  expect(await answered(await limited(), from("10.0.0.7"), forwarded)).toEqual([true, true, true]);
  expect(await answered(await limited(), from("9.9.9.9"), forwarded)).toEqual([true, true, false]);
});

test("the limit protects where nothing is configured, and can be switched off", async () => {
  const many = Array.from({ length: 1_201 }, () => "127.0.0.1");
  expect((await answered(await limited({ RATE_LIMIT: "" }), many)).at(-1)).toBe(false);
  expect((await answered(await limited({ RATE_LIMIT: "0" }), many)).at(-1)).toBe(true);
});
