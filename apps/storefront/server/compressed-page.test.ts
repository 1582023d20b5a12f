// @vitest-environment node
import { Readable } from "node:stream";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { compressed } from "./compressed-page.ts";

function read(body: Buffer, encoding: string | undefined): string {
  if (encoding === "zstd") return zstdDecompressSync(body).toString();
  if (encoding === "br") return brotliDecompressSync(body).toString();
  return (encoding === "gzip" ? gunzipSync(body) : body).toString();
}

test.each([
  ["", undefined],
  ["identity", undefined],
  ["deflate, zstd", "zstd"],
  ["deflate, br", "br"],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "zstd"],
  ["GZIP", "gzip"],
  ["gzip;q=0", undefined],
  ["gzip; q=0.0, identity", undefined],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.2, gzip;q=0.9", "gzip"],
  ["identity, *;q=0", undefined],
  ["*", "zstd"],
])("a page for a reader that accepts %j is sent in the encoding %j", async (accepted, encoding) => {
  const app = Fastify();
  app.get("/whole", async (request, reply) => reply.send(await compressed(Buffer.from("<p>"), request, reply)));
  app.get("/parts", async (request, reply) => reply.send(await compressed(Readable.from(["<p>"]), request, reply)));
  for (const url of ["/whole", "/parts"]) {
    const { headers, rawPayload } = await app.inject({ url, headers: { "accept-encoding": accepted } });
    expect([url, headers["content-encoding"]]).toEqual([url, encoding]);
    expect([url, read(rawPayload, encoding)]).toEqual([url, "<p>"]);
  }
});
