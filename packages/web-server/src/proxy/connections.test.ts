import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { shop } from "../test-support/shop.ts";

/** A platform that breaks off at what is asked over a connection for the second time, and what was asked of it so far. */
async function forgetfulPlatform(begin: (server: Server) => void = () => {}) {
  const asked: string[] = [];
  const known = new Set<Socket>();
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket, method, url } = request;
    asked.push(`${method} ${url}`);
    if (known.has(socket)) socket.destroy();
    else response.writeHead(200, { "content-type": "image/webp" }).end("{}");
    known.add(socket);
  };
  const server = createServer((request, response) => {
    request.resume().once("end", () => answer(request, response));
  });
  begin(server);
  server.listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked };
}

test.each(["/api/index/index", "/uploads/mug.webp", "/sandbox/alipay"])(
  "a read of %s that finds its connection closed is sent once more",
  async (path) => {
    const { url, asked } = await forgetfulPlatform();
    const { call } = await shop(url);
    const read = async () => (await call(path, { method: "GET" })).statusCode;
    expect([await read(), await read()]).toEqual([200, 200]);
    expect(asked).toHaveLength(3);
  },
);

test("a read of a platform that breaks off each time is sent twice, and then a bad gateway", async () => {
  const asked: unknown[] = [];
  const server = createServer(({ socket, url }) => {
    asked.push(url);
    socket.destroy();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { statusCode } = await (await shop(`http://127.0.0.1:${port}`)).call("/api/index/index", { method: "GET" });
  expect([statusCode, asked.length]).toEqual([502, 2]);
});

test("a call that changes something is never sent twice", async () => {
  const { url, asked } = await forgetfulPlatform();
  const { call } = await shop(url);
  const add = async () => (await call("/api/cart/add", { payload: { id: 1 } })).statusCode;
  expect([await add(), await add()]).toEqual([200, 502]);
  expect(asked).toHaveLength(2);
});

test("an idle connection is closed here before the platform closes it", async () => {
  const ended = Promise.withResolvers<string>();
  const { url } = await forgetfulPlatform((server) => {
    server.keepAliveTimeout = 2_000;
    server.on("connection", (socket) => {
      socket.once("end", () => ended.resolve("by the shop"));
      socket.once("close", () => ended.resolve("by the platform"));
    });
  });
  const { call } = await shop(url);
  expect((await call("/api/cart/add", { payload: { id: 1 } })).statusCode).toBe(200);
  expect(await ended.promise).toBe("by the shop");
});

test("a stop ends what is still asked of the platform", async () => {
  const asked = Promise.withResolvers<Socket>();
  const server = createServer(({ socket }) => asked.resolve(socket)).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  // Far longer than this test may take: no deadline of the call ends it instead.
  const { listen, stop } = await shop(
    `http://127.0.0.1:${port}`,
    {},
    { largeUpload: { call: /^slow$/, maxBytes: 1000, answerMs: 600_000 } },
  );
  const { origin } = await listen();
  const browser = new AbortController();
  const answer = fetch(`${origin}/api/slow`, { signal: browser.signal }).catch(() => null);
  const socket = await asked.promise;
  browser.abort();
  await answer;
  await stop();
  await expect.poll(() => socket.destroyed).toBe(true);
});
