import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Assets, buildAssets } from "./test-support/assets.ts";
import { failedStart, startDesk } from "./test-support/desk-process.ts";
import { platform } from "./test-support/platform.ts";

const success = { code: 1, show: 0, msg: "", data: [] };

let assets: Assets;
beforeAll(async () => {
  assets = await buildAssets();
});
afterAll(() => assets.remove());

test("a desk that is told to stop finishes the call under way, takes no other, and ends well", async () => {
  const answered = Promise.withResolvers<object>();
  const asked = Promise.withResolvers<void>();
  const { url } = await platform(({ url: path }) => {
    if (path !== "/kefuapi/slow") return success;
    asked.resolve();
    return answered.promise;
  });
  const desk = await startDesk({ BACKEND_URL: url, ASSETS_DIR: assets.directory });
  const open = fetch(`${desk.url}/kefuapi/slow`);
  await asked.promise;
  desk.signal("SIGTERM");
  await expect.poll(() => fetch(`${desk.url}/healthz`).catch(() => "no connection")).toBe("no connection");
  answered.resolve({ ...success, msg: "done" });
  const answer = await open;
  expect([answer.status, await answer.json()]).toEqual([200, { ...success, msg: "done" }]);
  const finished = performance.now();
  expect(await desk.ended).toBe(0);
  // The connection would have been kept for more than a minute.
  expect(performance.now() - finished).toBeLessThan(2_900);
});

test("a desk that is told to stop under load breaks off no answer", async () => {
  const { url } = await platform(() => success);
  const desk = await startDesk({ BACKEND_URL: url, ASSETS_DIR: assets.directory, LOG_LEVEL: "warn" });
  const statuses: number[] = [];
  const failures: unknown[] = [];
  const ask = async (): Promise<void> => {
    const answer = await fetch(`${desk.url}/kefuapi/chat/record`);
    statuses.push(answer.status);
    if ((await answer.text()) !== JSON.stringify(success)) failures.push("half an answer");
    return ask();
  };
  const clients = Array.from({ length: 20 }, () => ask().catch((error: Error) => failures.push(error.cause)));
  await expect.poll(() => statuses.length, { timeout: 10_000 }).toBeGreaterThan(200);
  desk.signal("SIGTERM");
  const stopped = performance.now();
  expect(await desk.ended).toBe(0);
  expect(performance.now() - stopped).toBeLessThan(2_900);
  await Promise.all(clients);
  expect(new Set(statuses)).toEqual(new Set([200]));
  // Each client ends where it finds the connection closed before anything was answered on it, or nobody listening.
  expect(failures).toHaveLength(20);
  for (const failure of failures)
    expect(failure).toMatchObject({ code: expect.stringMatching(/^(?:ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET)$/) });
});

test("a desk that is told to stop twice waits three seconds for a call that is never answered", async () => {
  const asked = Promise.withResolvers<void>();
  const { url } = await platform(({ url: path }) => {
    if (path !== "/kefuapi/slow") return success;
    asked.resolve();
    return new Promise(() => undefined);
  });
  const desk = await startDesk({ BACKEND_URL: url, ASSETS_DIR: assets.directory });
  const open = fetch(`${desk.url}/kefuapi/slow`).catch(() => "cut off");
  await asked.promise;
  const stopped = performance.now();
  desk.signal("SIGTERM");
  desk.signal("SIGINT");
  expect(await open).toBe("cut off");
  expect(await desk.ended).toBe(0);
  expect(performance.now() - stopped).toBeGreaterThan(2_500);
  expect(performance.now() - stopped).toBeLessThan(10_000);
});

test("a desk that cannot start says why in one sentence", async () => {
  const environment = { ASSETS_DIR: assets.directory };
  expect(await failedStart({ ...environment, PORT: "many" })).toEqual([
    1,
    'PORT must be a port number (0 to 65535), not "many".\n',
  ]);
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  const [code, text] = await failedStart({ ...environment, PORT: port });
  other.close();
  expect(code).toBe(1);
  expect(text).toContain(`The desk cannot start: listen EADDRINUSE: address already in use 127.0.0.1:${port}.`);
});

test("a desk's log tells who asked for what, and no secret of the session", async () => {
  const token = "agent-0123456789abcdef";
  const { url } = await platform(({ url: path }) =>
    path.startsWith("/kefuapi/account/login") ? { ...success, data: { token } } : success,
  );
  const desk = await startDesk({ BACKEND_URL: url, ASSETS_DIR: assets.directory });
  const headers = { origin: desk.url, cookie: `desk=${token}`, "x-request-id": "trace-7" };
  const asked = { method: "POST", headers, body: "secret-password" };
  await fetch(`${desk.url}/kefuapi/account/login?sign=secret-signature`, asked);
  await fetch(`${desk.url}/kefuapi/chat/record?sign=secret-signature`, asked);
  await fetch(`${desk.url}/kefuapi/chat//record?sign=secret-signature`, asked);
  await fetch(`${desk.url}/nothing?sign=secret-signature`, { headers });
  desk.signal("SIGTERM");
  await desk.ended;
  const log = desk.written();
  // Each request is told of when it comes and when it is answered.
  expect(log.match(/"reqId":"trace-7"/g)).toHaveLength(8);
  expect(log).toContain("/kefuapi/chat/record");
  expect(log).not.toMatch(/secret|agent-0123/);
});
