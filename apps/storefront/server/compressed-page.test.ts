// @vitest-environment node
import { Readable } from "node:stream";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { compressed } from "./compressed-page.ts";

test.each([
  ["", undefined],
  ["identity", undefined],
  ["deflate, zstd", undefined],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP", "gzip"],
  ["gzip;q=0", undefined],
  ["gzip; q=0.0, identity", undefined],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.2, gzip;q=0.9", "gzip"],
  ["identity, *;q=0", undefined],
  ["*", "br"],
])("a page for a reader that accepts %j is sent in the encoding %j", async (accepted, encoding) => {
  const app = Fastify();
  app.get("/", (request, reply) => reply.send(compressed(Readable.from(["<p>"]), request, reply)));
  const answer = await app.inject({ url: "/", headers: { "accept-encoding": accepted } });
  expect(answer.headers["content-encoding"]).toBe(encoding);
});
