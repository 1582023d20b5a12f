// @vitest-environment node
import { Writable } from "node:stream";
import { platformProxy } from "@plaza/web-server";
import Fastify from "fastify";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { render } from "../src/entry-server.tsx";
import { sessionCookies } from "../src/session/token-cookie.ts";
import { readConfig } from "./config.ts";
import { pageRoutes } from "./pages.ts";
import { sessionCalls } from "./session-calls.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** The warnings that this address leaves in the log while the platform answers everything with 503. */
async function warningsOf(url: string): Promise<readonly Record<string, unknown>[]> {
  const platform = Fastify();
  platform.all("/*", (_request, reply) => reply.code(503).send("down"));
  onTestFinished(() => platform.close());
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  });
  const app = Fastify({ logger: { level: "warn", stream }, genReqId: () => "request-7" });
  onTestFinished(() => app.close());
  const config = readConfig({ BACKEND_URL: await platform.listen({ host: "127.0.0.1", port: 0 }) });
  await platformProxy(app, config, { cookies: sessionCookies, calls: sessionCalls });
  await pageRoutes(app, config, {
    load: async () => ({ render, manifest: { routes: {} }, scripts: {}, inlineStyles: [] }),
  });
  await app.inject(url);
  return lines;
}

test("each call of a page that the platform fails leaves one warning, which says nothing of what was asked", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const warnings = await warningsOf("/pc/goods_list?name=secret");
  const paths = warnings.map(({ path }) => path);
  expect(paths).toContain("pc/goodsList");
  expect(new Set(paths).size).toBe(paths.length);
  for (const warning of warnings)
    expect(warning).toMatchObject({ level: 40, reqId: "request-7", status: 503, ms: expect.any(Number) });
  expect(JSON.stringify(warnings)).not.toContain("secret");
});

test("a call of a browser that the platform fails leaves one warning, which says nothing of what was asked", async () => {
  const warnings = await warningsOf("/api/pc/goodsList?name=secret");
  expect(warnings).toEqual([
    expect.objectContaining({ path: "/api/pc/goodsList", status: 503, ms: expect.any(Number), reqId: "request-7" }),
  ]);
  expect(JSON.stringify(warnings)).not.toContain("secret");
});
