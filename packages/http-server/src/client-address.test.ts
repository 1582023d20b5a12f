import { type AddressInfo, connect } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { keepClientAddress } from "./client-address.ts";

/** A server whose only route reads the address of a request after its connection has been closed. */
async function closedBeforeReading(trustProxy: boolean | string, head = ""): Promise<string> {
  const app: FastifyInstance = Fastify({ trustProxy });
  onTestFinished(() => app.close());
  keepClientAddress(app);
  const read = Promise.withResolvers<string>();
  const arrived = Promise.withResolvers<void>();
  app.get("/", async (request, reply) => {
    arrived.resolve();
    await new Promise((closed) => request.raw.socket.once("close", closed));
    read.resolve(JSON.stringify([request.ip, request.ips ?? null]));
    return reply.hijack();
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(`GET / HTTP/1.1\r\nHost: shop.example\r\n${head}\r\n`);
  await arrived.promise;
  socket.resetAndDestroy();
  return read.promise;
}

test("a request whose connection is closed still has its address", async () => {
  expect(await closedBeforeReading(false)).toBe('["127.0.0.1",null]');
});

test("a request that came through a proxy still has its address after the connection is closed", async () => {
  const forwarded = "X-Forwarded-For: 93.184.215.14\r\n";
  expect(await closedBeforeReading("loopback", forwarded)).toBe('["93.184.215.14",["127.0.0.1","93.184.215.14"]]');
});
