import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { registerSockets } from "./upgrades.ts";

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  app.get("/call", async () => "answered");
  registerSockets(app, { maxFrameBytes: 1000, onSocket: (socket) => socket.close(1000) });
  await app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(() => app.close());

function openConnections(): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });
}

test.each([
  "GET /call HTTP/1.1",
  "POST /nowhere HTTP/1.1",
  "POST /call HTTP/1.1\r\nContent-Type: text/plain\r\nContent-Length: 9",
])("an upgrade that is answered instead keeps no connection, whatever the client does: %s", async (request) => {
  const { port } = app.server.address() as AddressInfo;
  const client = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  client.on("error", () => {});
  const ended = once(client, "end");
  client.resume();
  client.write(`${request}\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  await ended;
  // Its own end of the connection stays open.
  await expect.poll(openConnections).toBe(0);
  client.destroy();
});
