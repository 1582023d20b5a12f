import Fastify from "fastify";
import { expect, test } from "vitest";
import { closeAfterTest } from "../test-support/platform.ts";
import { sendRaw } from "../test-support/raw-request.ts";
import { rejectOddTargets } from "./request-targets.ts";

async function server(): Promise<{ origin: string; answered: readonly string[] }> {
  const app = closeAfterTest(Fastify({ trustProxy: "loopback" }));
  const answered: string[] = [];
  rejectOddTargets(app);
  app.all("/sandbox/*", ({ host, url }) => {
    answered.push(`${host} ${url}`);
    return "yes";
  });
  return { origin: await app.listen({ host: "127.0.0.1", port: 0 }), answered };
}

test.each([
  "GET http://evil.example/sandbox/pay HTTP/1.1\r\nHost: shop.example",
  "POST HTTPS://shop.example/sandbox/pay HTTP/1.1\r\nHost: shop.example",
  "OPTIONS * HTTP/1.1\r\nHost: shop.example",
  "GET /sandbox/pay HTTP/1.1\r\nHost:",
  "GET /sandbox/pay HTTP/1.0",
  "GET /sandbox/pay HTTP/1.1\r\nHost: two words",
  "GET /sandbox/pay HTTP/1.1\r\nHost: shop.example/path",
  "GET /sandbox/pay HTTP/1.1\r\nHost: shop.example?query",
  "GET /sandbox/pay HTTP/1.1\r\nHost: user@shop.example",
  "GET /sandbox/pay HTTP/1.1\r\nHost: shop.example:99999",
  "GET /sandbox/pay HTTP/1.1\r\nHost: [::g]",
  'GET /sandbox/pay HTTP/1.1\r\nHost: evil"><script>',
  "GET /sandbox/pay HTTP/1.1\r\nHost: shop.example, evil.example",
  "GET /sandbox/pay HTTP/1.1\r\nHost: shop.example\r\nhost: evil.example",
  "GET /sandbox/pay HTTP/1.1\r\nHost: shop.example\r\nX-Forwarded-Host: evil<script>",
  "GET /nowhere HTTP/1.1\r\nHost: evil<script>",
])("a request has to name a path and one host: %j is refused", async (head) => {
  const { origin, answered } = await server();
  expect(await sendRaw(origin, head)).toMatch(/^HTTP\/1\.1 400 /);
  expect(answered).toEqual([]);
});

test.each([
  ["GET /sandbox/pay?at=http://x/ HTTP/1.1\r\nHost: shop.example", "shop.example /sandbox/pay?at=http://x/"],
  ["GET /sandbox/pay HTTP/1.1\r\nHost: 127.0.0.1:3000", "127.0.0.1:3000 /sandbox/pay"],
  ["GET /sandbox/pay HTTP/1.1\r\nHost: [::1]:3000", "[::1]:3000 /sandbox/pay"],
  ["GET /sandbox/pay HTTP/1.1\r\nHost: inner\r\nX-Forwarded-Host: shop.example", "shop.example /sandbox/pay"],
])("a request has to name a path and one host: %j is answered", async (head, asked) => {
  const { origin, answered } = await server();
  expect(await sendRaw(origin, head)).toMatch(/^HTTP\/1\.1 200 /);
  expect(answered).toEqual([asked]);
});
