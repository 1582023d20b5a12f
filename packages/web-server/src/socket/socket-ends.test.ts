import { once } from "node:events";
import { connect, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openSocket, refusedWith, token } from "../test-support/browser-socket.ts";
import {
  listening,
  type SocketPlatformOptions,
  receivedFrom,
  socketPlatform,
  takenSocket,
} from "../test-support/socket-platform.ts";
import { asked, socketShop } from "../test-support/socket-shop.ts";

test("a platform that cannot be reached is told apart from a lost connection", async () => {
  const { origin } = await socketShop("http://127.0.0.1:9");
  const { closed } = await openSocket(origin, asked);
  expect(await closed).toEqual([1011, "platform unreachable"]);
});

test.each([
  ["refuses the session", 401, 4401],
  ["refuses it", 403, 1008],
  ["has too many", 429, 1013],
  ["is not ready", 503, 1011],
  ["knows no sockets", 404, 1011],
  ["leads elsewhere", 302, 1011],
])("a platform that %s with %i ends the browser's socket with %i", async (_case, upgrade, code) => {
  const { origin } = await socketShop((await socketPlatform({ upgrade })).url);
  expect((await (await openSocket(origin, asked)).closed)[0]).toBe(code);
});

test("a platform that does not answer the upgrade in time is given up", async () => {
  const { origin } = await socketShop((await socketPlatform({ upgrade: "never" })).url, {
    timeouts: { handshakeMs: 100 },
  });
  expect(await (await openSocket(origin, asked)).closed).toEqual([1011, "platform unreachable"]);
});

test("what is said before the platform has taken the socket is not lost", async () => {
  const platform = await socketPlatform();
  const { port } = new URL(platform.url);
  const released = Promise.withResolvers<void>();
  const slow = createServer((client) => {
    client.on("error", () => {});
    void released.promise.then(() => {
      const far = connect(Number(port), "127.0.0.1").on("error", () => {});
      client.pipe(far).pipe(client);
    });
  });
  const line = new URL(await listening(slow)).port;
  const { origin } = await socketShop(platform.url, {
    environment: { BACKEND_SOCKET_URL: `ws://127.0.0.1:${line}` },
  });
  const { socket } = await openSocket(origin, asked);
  socket.send("early");
  released.resolve();
  const received = await receivedFrom(platform);
  await expect.poll(() => received).toEqual(["early"]);
});

test.each([
  [4401, 4401],
  [1001, 1001],
  [1012, 1001],
  [1008, 1008],
  [1009, 1009],
  [1013, 1013],
  [1000, 1011],
  [1011, 1011],
  [4000, 1011],
])("the platform's close with %i is a close with %i", async (given, code) => {
  const platform = await socketPlatform();
  const { origin } = await socketShop(platform.url);
  const { closed } = await openSocket(origin, asked);
  (await takenSocket(platform)).close(given, "platform's words");
  const [seen, reason] = await closed;
  expect([seen, reason.includes("words")]).toEqual([code, false]);
});

test("a platform that dies leaves no open socket behind", async () => {
  const platform = await socketPlatform();
  const { origin } = await socketShop(platform.url);
  const { closed } = await openSocket(origin, asked);
  (await takenSocket(platform)).terminate();
  expect(await closed).toEqual([1011, "platform gone"]);
});

test("a platform that sends more at once than a message can be ends the socket", async () => {
  const platform = await socketPlatform();
  const { origin } = await socketShop(platform.url);
  const { closed } = await openSocket(origin, asked);
  (await takenSocket(platform)).send("x".repeat(1024 * 1024 + 1));
  expect((await closed)[0]).toBe(1011);
});

test("a browser that says nothing for too long is closed, one that speaks is not", async () => {
  const platform = await socketPlatform();
  const { origin } = await socketShop(platform.url, { timeouts: { idleMs: 2_000 } });
  const speaking = await openSocket(origin, asked);
  const silent = await openSocket(origin, asked);
  const timer = setInterval(() => speaking.socket.send("ping"), 50);
  onTestFinished(() => clearInterval(timer));
  // What the platform says keeps nobody there.
  const [, other] = [await takenSocket(platform), await takenSocket(platform, 1)];
  const chatter = setInterval(() => other.send("are you there"), 50);
  onTestFinished(() => clearInterval(chatter));
  expect(await silent.closed).toEqual([1001, "idle"]);
  expect(speaking.socket.readyState).toBe(speaking.socket.OPEN);
});

const json = { "content-type": "application/json" };
const over = { answer: (call: string) => (call.startsWith("/api/user/") ? { code: -1, data: [] } : {}) };
const replaced = { answer: (call: string) => (call.includes("login") ? { data: { token: "another" } } : {}) };

test.each<[string, string, string, SocketPlatformOptions]>([
  ["a logout", "POST", "/api/account/logout", {}],
  ["a call that says that it is over", "POST", "/api/user/info", over],
  ["another login", "POST", "/api/account/login", replaced],
  ["a page that finds that it is over", "GET", "/pc/over", {}],
])("%s ends the sockets of its session, and of no other", async (_case, method, path, options) => {
  const platform = await socketPlatform(options);
  const { origin } = await socketShop(platform.url);
  const [one, two] = [await openSocket(origin, asked), await openSocket(origin, asked)];
  const other = await openSocket(origin, asked, { cookie: "token=other" });
  await takenSocket(platform, 2);
  const headers = { ...json, origin, cookie: `token=${token}` };
  await fetch(`${origin}${path}`, { method, headers, ...(method === "POST" && { body: "{}" }) });
  expect([await one.closed, await two.closed]).toEqual([
    [4401, "session over"],
    [4401, "session over"],
  ]);
  await expect.poll(() => platform.taken.map(({ socket }) => socket.readyState)).toEqual([3, 3, 1]);
  expect(other.socket.readyState).toBe(other.socket.OPEN);
});

test("a logout that the browser has written into its cookies ends the sockets, too", async () => {
  const { origin } = await socketShop((await socketPlatform()).url);
  const { closed } = await openSocket(origin, asked);
  const headers = { ...json, origin, cookie: `token=${token}; logged_out=1` };
  await fetch(`${origin}/api/account/logout`, { method: "POST", headers, body: "{}" });
  expect((await closed)[0]).toBe(4401);
});

test("calls and pages that say nothing of the session leave its sockets open", async () => {
  const platform = await socketPlatform();
  const { origin } = await socketShop(platform.url);
  const { socket } = await openSocket(origin, asked);
  await takenSocket(platform);
  const headers = { ...json, origin, cookie: `token=${token}` };
  await fetch(`${origin}/api/cart/add`, { method: "POST", headers, body: "{}" });
  await fetch(`${origin}/pc/goods_list`, { headers });
  await fetch(`${origin}/pc/over`, { headers: { cookie: "token=other" } });
  expect([socket.readyState, platform.taken[0]?.socket.readyState]).toEqual([1, 1]);
});

test("a server that stops tells its sockets so, and takes no other", async () => {
  const platform = await socketPlatform();
  const { app, origin } = await socketShop(platform.url, { timeouts: { closeMs: 15_000 } });
  const { closed } = await openSocket(origin, asked);
  const onPlatform = once(await takenSocket(platform), "close");
  const stopped = app.close();
  expect(await closed).toEqual([1001, "server stops"]);
  expect((await onPlatform)[0]).toBe(1000);
  await stopped;
  expect(await refusedWith(origin, asked)).toBe(0);
});

test("a server that stops cuts off a browser that does not answer", async () => {
  const { app, origin } = await socketShop((await socketPlatform()).url, { timeouts: { closeMs: 200 } });
  const { socket } = await openSocket(origin, asked);
  // It hears of nothing any more, so the stop would wait for it for as long as it is there.
  socket.pause();
  await app.close();
});
