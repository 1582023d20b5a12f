import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { openSocket, refusedWith, token } from "../test-support/browser-socket.ts";
import { sendRaw } from "../test-support/raw-request.ts";
import { receivedFrom, socketPlatform, takenSocket } from "../test-support/socket-platform.ts";
import { asked, path, socketShop } from "../test-support/socket-shop.ts";

test("a socket hands on what both sides say, in its order", async () => {
  const platform = await socketPlatform({ hello: '{"event":"login"}' });
  const { origin } = await socketShop(platform.url);
  const { socket, heard } = await openSocket(origin, asked);
  const received = await receivedFrom(platform);
  socket.send("first");
  socket.send("second 你好");
  await expect.poll(() => received).toEqual(["first", "second 你好"]);
  platform.taken[0]?.socket.send("answer");
  await expect.poll(() => heard).toEqual(['{"event":"login"}', "answer"]);
});

test("the platform gets the token, the shop, the page's language and the browser's address, and nothing else of the browser", async () => {
  const platform = await socketPlatform();
  const { origin } = await socketShop(platform.url);
  const query = "type=user&client=5&shop_id=007&token=forged&lang=ja&extra=1";
  await openSocket(origin, `${path}?${query}`, {
    cookie: `lang=ko; token=${token}`,
    headers: { "user-agent": "A", "x-forwarded-for": "203.0.113.9", "x-request-id": "trace-7", token: "forged" },
  });
  await takenSocket(platform);
  const { url, headers } = platform.taken[0]?.request ?? {};
  expect(url).toBe(`/?type=user&client=5&shop_id=7&token=${token}`);
  expect(Object.keys(headers ?? {}).toSorted()).toEqual([
    "connection",
    "host",
    "lang",
    "sec-websocket-key",
    "sec-websocket-version",
    "upgrade",
    "x-forwarded-for",
    "x-request-id",
  ]);
  expect(headers).toMatchObject({ "x-forwarded-for": "127.0.0.1", "x-request-id": "trace-7", lang: "ja" });
});

test.each(["", "&lang=", "&lang=Ja", "&lang=ja&lang=ko", "&lang=ja%0d%0atoken:1"])(
  "a language that is asked for as %j is left to the platform",
  async (more) => {
    const platform = await socketPlatform();
    const { origin } = await socketShop(platform.url);
    await openSocket(origin, `${asked}${more}`);
    await takenSocket(platform);
    expect(platform.taken[0]?.request.headers).not.toHaveProperty("lang");
  },
);

test("the token never reaches the browser, and the platform's own headers do not either", async () => {
  const platform = await socketPlatform();
  const { origin } = await socketShop(platform.url);
  const { headers, heard, closed } = await openSocket(origin, asked);
  (await takenSocket(platform)).close(4000, token);
  expect([await closed, heard]).toEqual([[1011, "platform gone"], []]);
  expect(Object.keys(headers).toSorted()).toEqual(["connection", "sec-websocket-accept", "upgrade"]);
});

test.each([
  ["another site", { origin: "https://evil.example" }],
  ["nowhere", { origin: "null" }],
  ["a neighbour of this site", { "sec-fetch-site": "same-site" }],
  ["another site that forges its origin", { "sec-fetch-site": "cross-site" }],
])("a socket that comes from %s is refused", async (_case, headers) => {
  const platform = await socketPlatform();
  const { origin } = await socketShop(platform.url);
  expect(await refusedWith(origin, asked, { headers })).toBe(403);
  expect(platform.taken).toEqual([]);
});

test("a socket without an origin is refused", async () => {
  const { origin } = await socketShop((await socketPlatform()).url);
  const upgrade = "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==";
  const head = `GET ${asked} HTTP/1.1\r\nHost: shop.example\r\nCookie: token=${token}\r\nConnection: Upgrade\r\n${upgrade}`;
  expect(await sendRaw(origin, head)).toMatch(/^HTTP\/1\.1 403 /);
});

test("behind a proxy a socket's pages are known by the public name", async () => {
  const { origin } = await socketShop((await socketPlatform()).url, {
    environment: { PUBLIC_ORIGIN: "https://shop.example" },
  });
  const headers = { host: "10.0.0.5:3000", origin: "https://shop.example" };
  expect(await refusedWith(origin, asked, { headers })).toBe(101);
});

test.each([
  ["no cookie", ""],
  ["a cookie that can be no token", "token=%22%3E"],
  ["a session that the browser has logged out of", `token=${token}; logged_out=1`],
])("a socket with %s is refused", async (_case, cookie) => {
  const platform = await socketPlatform();
  const { origin } = await socketShop(platform.url);
  expect(await refusedWith(origin, asked, { cookie })).toBe(401);
  expect([platform.taken, platform.calls]).toEqual([[], []]);
});

test.each([
  "",
  "?client=5&shop_id=1",
  "?type=kefu&client=5&shop_id=1",
  "?type=user&type=kefu&client=5",
  "?type=user&client=1",
  "?type=user&client=05",
  "?type=user&client=5&shop_id=",
  "?type=user&client=5&shop_id=-1",
  "?type=user&client=5&shop_id=1%26token%3Da",
  "?type=user&client=5&shop_id=1&shop_id=2",
  "?type=user&client=5&shop_id=12345678901",
])("a socket that is asked for with the query %j is refused", async (query) => {
  const platform = await socketPlatform();
  const { origin } = await socketShop(platform.url);
  expect(await refusedWith(origin, `${path}${query}`)).toBe(400);
  expect(platform.taken).toEqual([]);
});

test("a socket is of the platform itself unless a shop is named", async () => {
  const platform = await socketPlatform();
  const { origin } = await socketShop(platform.url);
  await openSocket(origin, `${path}?type=user&client=5`);
  await takenSocket(platform);
  expect(platform.taken[0]?.request.url).toContain("shop_id=0");
});

test("a browser that offers subprotocols and compression gets neither", async () => {
  const { origin } = await socketShop((await socketPlatform()).url);
  const headers = { "sec-websocket-protocol": "chat", "sec-websocket-extensions": "permessage-deflate" };
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  const lines = Object.entries({ ...headers, cookie: `token=${token}`, origin }).map((each) => each.join(": "));
  const key = "sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nsec-websocket-version: 13";
  const { host } = new URL(origin);
  socket.write(`GET ${asked} HTTP/1.1\r\nhost: ${host}\r\nconnection: upgrade\r\nupgrade: websocket\r\n${key}\r\n`);
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  const [answer] = (await once(socket, "data")) as [Buffer];
  socket.destroy();
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 101 /);
  expect(answer.toString()).not.toMatch(/sec-websocket-(?:protocol|extensions)/i);
});

test("what asks for an upgrade elsewhere, or of another kind, is answered as if it had not", async () => {
  const { origin } = await socketShop((await socketPlatform()).url);
  const head = (target: string, kind: string) =>
    `GET ${target} HTTP/1.1\r\nHost: shop.example\r\nConnection: Upgrade, close\r\nUpgrade: ${kind}`;
  expect(await sendRaw(origin, head("/healthz", "h2c"))).toMatch(/^HTTP\/1\.1 200 /);
  expect(await sendRaw(origin, head("/pc/goods_list", "websocket"))).toMatch(/^HTTP\/1\.1 200 .*page$/s);
  expect(await sendRaw(origin, head("/pc/socket/", "websocket"))).toMatch(/^HTTP\/1\.1 200 .*page$/s);
  expect(await sendRaw(origin, head(asked, "h2c"))).toMatch(/^HTTP\/1\.1 426 /);
  expect((await fetch(`${origin}${asked}`)).status).toBe(426);
});

test("other listeners get the upgrades of other paths", async () => {
  const { app, origin } = await socketShop((await socketPlatform()).url);
  app.server.on("upgrade", ({ url }, socket) => {
    if (url === "/hot") socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\nhot");
  });
  const head = "GET /hot HTTP/1.1\r\nHost: shop.example\r\nUpgrade: websocket\r\nConnection: Upgrade";
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.write(`${head}\r\n\r\n`);
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toContain("hot");
  const { socket: own } = await openSocket(origin, asked);
  expect(own.readyState).toBe(own.OPEN);
});

test("a browser that goes is gone for the platform, too", async () => {
  const platform = await socketPlatform();
  const { origin } = await socketShop(platform.url);
  const { socket } = await openSocket(origin, asked);
  const closed = once(await takenSocket(platform), "close");
  socket.close(1000);
  expect((await closed)[0]).toBe(1000);
  const second = await openSocket(origin, asked);
  const cut = once(await takenSocket(platform, 1), "close");
  second.socket.terminate();
  expect((await cut)[0]).toBe(1000);
});

test("metrics tell of open sockets, refusals, ends, messages and bytes", async () => {
  const platform = await socketPlatform({ hello: "hi" });
  const { origin } = await socketShop(platform.url);
  const metrics = async () => (await fetch(`${origin}/metrics`)).text();
  const { socket, heard, closed } = await openSocket(origin, asked);
  await refusedWith(origin, asked, { cookie: "" });
  socket.send("hello");
  await expect.poll(() => heard).toEqual(["hi"]);
  await expect.poll(metrics).toContain('shop_socket_bytes_total{from="browser"} 5');
  const open = await metrics();
  expect(open).toContain("shop_sockets_open 1");
  expect(open).toContain('shop_socket_refusals_total{reason="session"} 1');
  expect(open).toContain('shop_socket_messages_total{from="platform"} 1');
  expect(open).toContain('shop_socket_bytes_total{from="platform"} 2');
  expect(open).toContain('shop_request_duration_seconds_count{route="/pc/socket",method="GET",status="401"} 1');
  socket.close(1000);
  await closed;
  await expect.poll(metrics).toContain('shop_socket_ends_total{code="1000"} 1');
  expect(await metrics()).toContain("shop_sockets_open 0");
  for (const code of [3001, 3002]) (await openSocket(origin, asked)).socket.close(code);
  await expect.poll(metrics).toContain('shop_socket_ends_total{code="other"} 2');
});
