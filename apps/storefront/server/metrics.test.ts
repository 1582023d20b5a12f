// @vitest-environment node
import Fastify from "fastify";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { metricsRoutes } from "./metrics.ts";

function server(environment: Record<string, string> = {}) {
  const app = Fastify();
  metricsRoutes(app, readConfig(environment));
  app.get("/pc/*", () => "page");
  return app;
}

test("answers are counted by route and status, not by address", async () => {
  const app = server();
  await app.inject("/pc/goods_details/1");
  await app.inject("/pc/goods_details/2");
  const { body } = await app.inject("/metrics");
  expect(body).toContain('storefront_request_duration_seconds_count{route="/pc/*",method="GET",status="200"} 2');
  expect(body).toContain("process_resident_memory_bytes");
  expect(body).not.toContain("goods_details");
});

test("only the machine itself may look, or whoever has the token", async () => {
  expect((await server().inject({ url: "/metrics", headers: { "x-forwarded-for": "10.0.0.9" } })).statusCode).toBe(403);
  expect((await server().inject({ url: "/metrics", remoteAddress: "10.0.0.9" })).statusCode).toBe(403);
  const guarded = server({ METRICS_TOKEN: "watch" });
  expect((await guarded.inject("/metrics")).statusCode).toBe(403);
  expect((await guarded.inject({ url: "/metrics", headers: { authorization: "Bearer watch" } })).statusCode).toBe(200);
});
