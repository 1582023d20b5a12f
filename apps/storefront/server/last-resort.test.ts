// @vitest-environment node
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lastResort } from "./last-resort.ts";

let app: FastifyInstance;

beforeEach(() => {
  app = Fastify();
  void app.register(async (scope) => {
    lastResort(scope);
    scope.get("/pc/*", () => {
      throw new Error("the renderer stumbled over a secret");
    });
  });
  app.get("/healthz", () => {
    throw new Error("the platform does not answer");
  });
});
afterEach(() => app.close());

test("a page that cannot be rendered at all is a bare document with the way home", async () => {
  const { statusCode, headers, body } = await app.inject("/pc/goods_list/1");
  expect(statusCode).toBe(500);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers["cache-control"]).toBe("no-store");
  expect(body).toContain('<html lang="zh">');
  expect(body).toContain("An error occurred while showing the error page");
  expect(body).toContain('<a href="/pc/">Go back to home</a>');
  expect(body).not.toMatch(/secret|stumbled|last-resort\.test/);
});

test("a failed request for something else than a page keeps its own answer", async () => {
  const { statusCode, headers } = await app.inject("/healthz");
  expect(statusCode).toBe(500);
  expect(headers["content-type"]).toContain("application/json");
});

test("a page whose address is malformed is a bad request", async () => {
  const { statusCode, headers } = await app.inject("/pc/%E0%A4%A");
  expect(statusCode).toBe(400);
  expect(headers["content-type"]).toContain("application/json");
});
