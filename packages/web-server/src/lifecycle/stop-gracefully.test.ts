import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { PassThrough } from "node:stream";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { readServerConfig } from "../config/server-config.ts";
import { createWebServer } from "../create-web-server.ts";
import { closeAfterTest } from "../test-support/platform.ts";
import { stopGracefully } from "./run-server.ts";

/** Longer than any of these tests takes: a connection that is only ended by it fails the test. */
const graceMs = 60_000;

interface Server {
  readonly app: FastifyInstance;
  /** The body of `/page`, which is sent as it comes. */
  readonly body: PassThrough;
  /** Settled when `/slow` has been asked for. */
  readonly asked: Promise<void>;
  /** Lets `/slow` answer. */
  readonly finish: (text: string) => void;
  /** A new connection, and all that has been answered on it. */
  readonly open: () => Promise<{ socket: Socket; answered: () => string }>;
}

async function server(): Promise<Server> {
  const config = readServerConfig({ LOG_LEVEL: "silent" }, { defaultPort: 0 });
  const app = closeAfterTest(createWebServer(config, { name: "test", readinessCall: "/api/index/config" }));
  const body = new PassThrough();
  const asked = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<string>();
  app.get("/page", (_request, reply) => reply.send(body));
  app.get("/slow", () => {
    asked.resolve();
    return finished.promise;
  });
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  const open: Server["open"] = async () => {
    const socket = connect(Number(port), "127.0.0.1");
    let text = "";
    socket.setEncoding("utf8").on("data", (part: string) => {
      text += part;
    });
    await once(socket, "connect");
    return { socket, answered: () => text };
  };
  return { app, body, asked: asked.promise, finish: finished.resolve, open };
}

/** Begins the stop, and waits until no new connection is taken. The stop itself is settled when the server has ended. */
async function beginStop(app: FastifyInstance, grace = graceMs): Promise<{ stopped: Promise<void> }> {
  const stopped = stopGracefully(app, grace);
  await expect.poll(() => app.server.listening).toBe(false);
  return { stopped };
}

test("a page that is being sent at the stop is sent to its end, and the connection ends with it", async () => {
  const { app, body, open } = await server();
  const { socket, answered } = await open();
  socket.write("GET /page HTTP/1.1\r\nHost: shop.example\r\n\r\n");
  body.write("first");
  await expect.poll(answered).toContain("first");
  expect(answered().toLowerCase()).toContain("connection: keep-alive");
  const { stopped } = await beginStop(app);
  body.end("last");
  await once(socket, "close");
  await stopped;
  expect(answered().endsWith("first\r\n4\r\nlast\r\n0\r\n\r\n")).toBe(true);
});

test("an answer that begins after the stop says that its connection ends", async () => {
  const { app, asked, finish, open } = await server();
  const { socket, answered } = await open();
  socket.write("GET /slow HTTP/1.1\r\nHost: shop.example\r\n\r\n");
  await asked;
  const { stopped } = await beginStop(app);
  finish("all of it");
  await once(socket, "close");
  await stopped;
  expect(answered().toLowerCase()).toContain("connection: close\r\n");
  expect(answered()).toContain("all of it");
});

test("a request that is complete only after the stop is answered", async () => {
  const { app, open } = await server();
  const { socket, answered } = await open();
  socket.write("GET /healthz HTTP/1.1\r\nHost: shop.example\r\n");
  // A second connection whose request is answered: by then the first part of the other one has been read, too.
  const other = await open();
  other.socket.write("GET /healthz HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n");
  await once(other.socket, "close");
  const { stopped } = await beginStop(app);
  socket.write("\r\n");
  await once(socket, "close");
  await stopped;
  expect(answered()).toMatch(/^HTTP\/1\.1 200 OK.*"status":"ok"/s);
});

test("a connection that has asked for nothing is closed at the stop", async () => {
  const { app, open } = await server();
  const { socket, answered } = await open();
  const { stopped } = await beginStop(app, 100);
  await once(socket, "close");
  await stopped;
  expect(answered()).toBe("");
});
