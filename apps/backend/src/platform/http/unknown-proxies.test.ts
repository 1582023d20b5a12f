import Fastify from "fastify";
import { expect, test } from "vitest";
import { reportUnknownProxies } from "./create-server.ts";

async function reportedFor(trustProxy: boolean | string, headers: Readonly<Record<string, string>>): Promise<string[]> {
  const app = Fastify({ trustProxy });
  const reported: string[] = [];
  reportUnknownProxies(app, (address) => reported.push(address));
  app.get("/", async () => "ok");
  for (let request = 0; request < 3; request++) await app.inject({ url: "/", headers });
  await app.close();
  return reported;
}

const forwarded = { "x-forwarded-for": "203.0.113.7" };

test.each([
  [false, forwarded, ["127.0.0.1"]],
  ["10.0.0.1", forwarded, ["127.0.0.1"]],
  ["loopback", forwarded, []],
  [true, forwarded, []],
  [false, {}, []],
] as const)("with trust in %j, %j is reported as %j", async (trustProxy, headers, reported) => {
  expect(await reportedFor(trustProxy, headers)).toEqual(reported);
});
