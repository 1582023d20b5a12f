import { once } from "node:events";
import { createServer } from "node:http";
import { warningOfNode } from "@plaza/http-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Assets, buildAssets } from "./test-support/assets.ts";
import { openSocket, refusedWith } from "./test-support/browser-socket.ts";
import { failedStart, startDesk } from "./test-support/desk-process.ts";
import { platform } from "./test-support/platform.ts";
import { socketPlatform, takenSocket } from "./test-support/socket-platform.ts";

const success = { code: 1, show: 0, msg: "", data: [] };
/** What a desk writes that does not end by itself within the grace of a stop, however slow the machine is. */
const cutOff = "is cut off.";

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
  expect(await desk.ended).toBe(0);
  // The connection would have been kept for more than a minute.
  expect(desk.written()).not.toContain(cutOff);
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
  await expect.poll(() => statuses.length).toBeGreaterThan(200);
  desk.signal("SIGTERM");
  expect(await desk.ended).toBe(0);
  expect(desk.written()).not.toContain(cutOff);
  await Promise.all(clients);
  expect(new Set(statuses)).toEqual(new Set([200]));
  // Each client ends where it finds the connection closed before anything was answered on it, or nobody listening.
  expect(failures).toHaveLength(20);
  for (const failure of failures)
    expect(failure).toMatchObject({ code: expect.stringMatching(/^(?:ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET)$/) });
});

test("a desk that is told to stop twice waits three seconds, and no longer, for a call that is never answered", async () => {
  const asked = Promise.withResolvers<void>();
  const { url } = await platform(({ url: path }) => {
    if (path !== "/kefuapi/slow") return success;
    asked.resolve();
    return new Promise(() => undefined);
  });
  const desk = await startDesk({ BACKEND_URL: url, ASSETS_DIR: assets.directory });
  const open = fetch(`${desk.url}/kefuapi/slow`).catch(() => "cut off");
  await asked.promise;
  desk.signal("SIGTERM");
  desk.signal("SIGINT");
  expect(await open).toBe("cut off");
  expect(await desk.ended).toBe(0);
  expect(desk.written().match(/What was not finished 3 s after the stop began is cut off\./g)).toHaveLength(1);
});

test("a desk that is told to stop waits for no socket longer than for a call", async () => {
  const sockets = await socketPlatform();
  const desk = await startDesk({ BACKEND_URL: sockets.url, ASSETS_DIR: assets.directory });
  const session = { cookie: "desk=agent-0123456789abcdef" };
  const query = "/socket?type=kefu&client=5";
  const [reading, deaf] = [await openSocket(desk.url, query, session), await openSocket(desk.url, query, session)];
  await takenSocket(sockets, 1);
  deaf.socket.pause();
  desk.signal("SIGTERM");
  expect(await reading.closed).toEqual([1001, "server stops"]);
  expect(await desk.ended).toBe(0);
  expect(desk.written()).not.toContain(cutOff);
});

test.each([
  ["takes sockets", {}],
  ["refuses them", { upgrade: 401 }],
  ["has none", { upgrade: 404 }],
  ["announces a secret", { wsDomain: "wss://agent-0123456789abcdef@chat.example" }],
])("a desk's log holds no secret of a socket where the platform %s", async (_case, options) => {
  const token = "agent-0123456789abcdef";
  const sockets = await socketPlatform(options);
  const desk = await startDesk({ BACKEND_URL: sockets.url, ASSETS_DIR: assets.directory, LOG_LEVEL: "trace" });
  const headers = { "x-request-id": "trace-7" };
  const asked = { cookie: `desk=${token}`, headers };
  const { socket, closed } = await openSocket(desk.url, "/socket?type=kefu&client=5&sign=secret-signature", asked);
  socket.send("secret-message");
  if (!("upgrade" in options)) await expect.poll(() => sockets.taken[0]?.received).toEqual(["secret-message"]);
  socket.close(1000, "secret-reason");
  await closed;
  await refusedWith(desk.url, "/socket?type=user&sign=secret-signature", asked);
  desk.signal("SIGTERM");
  await desk.ended;
  const log = desk.written();
  expect(log).toContain('"path":"/socket"');
  expect(log).toContain("A socket has ended.");
  expect(log).not.toMatch(/secret|agent-0123/);
});

test.each([
  ["which has a public origin, ", { PUBLIC_ORIGIN: "https://desk.example" }, warningOfNode(process.versions.node)],
  ["which nobody else reaches, ", {}, null],
])("a production start %ssays of its Node what an operator should know", async (_case, environment, warning) => {
  const production = { NODE_ENV: "production", LOG_LEVEL: "warn", ...environment };
  const desk = await startDesk({ BACKEND_URL: "http://127.0.0.1:9", ASSETS_DIR: assets.directory, ...production });
  desk.signal("SIGTERM");
  await desk.ended;
  const output = desk
    .written()
    .split("\n")
    .filter((line) => line.includes("CVE-2026-111497"));
  expect(output).toHaveLength(warning === null ? 0 : 1);
  if (warning !== null) expect(output[0]).toContain(warning);
});

test("a desk whose platform has gone says so once for a socket, with the path and the request's id", async () => {
  const desk = await startDesk({
    BACKEND_URL: "http://127.0.0.1:9",
    BACKEND_SOCKET_URL: "ws://127.0.0.1:9/agents",
    ASSETS_DIR: assets.directory,
    LOG_LEVEL: "warn",
  });
  const asked = { cookie: "desk=agent-0123456789abcdef", headers: { "x-request-id": "trace-7" } };
  const { closed } = await openSocket(desk.url, "/socket?type=kefu&client=5", asked);
  expect((await closed)[0]).toBe(1011);
  desk.signal("SIGTERM");
  await desk.ended;
  const lines = desk
    .written()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ msg }) => msg === "The platform failed a socket.")).toEqual([
    expect.objectContaining({ reqId: "trace-7", path: "/agents", status: null, reason: expect.stringContaining("9") }),
  ]);
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
