import Fastify, { type FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { metricsRoutes } from "./metrics.ts";

function server(token: string | null = null): FastifyInstance {
  const app = Fastify();
  metricsRoutes(app, { prefix: "shop", token });
  app.get("/pc/*", () => "page");
  return app;
}

test("answers are counted by route and status, not by address", async () => {
  const app = server();
  await app.inject("/pc/goods_details/1");
  await app.inject("/pc/goods_details/2");
  const { body } = await app.inject("/metrics");
  expect(body).toContain('shop_request_duration_seconds_count{route="/pc/*",method="GET",status="200"} 2');
  expect(body).toContain("process_resident_memory_bytes");
  expect(body).not.toContain("goods_details");
});

test("metrics are shown to the machine itself, or to whoever has the token", async () => {
  const status = async (app: FastifyInstance, request: object) =>
    (await app.inject({ url: "/metrics", ...request })).statusCode;
  expect(await status(server(), { headers: { "x-forwarded-for": "10.0.0.9" } })).toBe(403);
  expect(await status(server(), { remoteAddress: "10.0.0.9" })).toBe(403);
  expect(await status(server(), { headers: { host: "evil.example:3000" } })).toBe(403);
  for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])
    expect(await status(server(), { headers: { host } }), host).toBe(200);
  expect(await status(server("watch"), {})).toBe(403);
  expect(await status(server("watch"), { headers: { authorization: "Bearer watc" } })).toBe(403);
  expect(
    await status(server("watch"), {
      headers: { authorization: "Bearer watch", host: "shop.example" },
      remoteAddress: "10.0.0.9",
    }),
  ).toBe(200);
});
