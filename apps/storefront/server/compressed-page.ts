import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Each part of the page leaves as soon as it is rendered, so every write is flushed. */
const brotli = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    // A page fits into 256 KiB; the default's 4 MiB would be held for every page that is on its way.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};
const gzip = { flush: constants.Z_SYNC_FLUSH, level: 6 };

export function fromWeb(body: ReadableStream<Uint8Array> | null): Readable | null {
  return body === null ? null : Readable.fromWeb(body as NodeReadableStream);
}

/** A page in the best encoding its reader accepts. */
export function compressed(page: Readable | null, request: FastifyRequest, reply: FastifyReply): Readable | null {
  if (page === null) return null;
  const accepted = request.headers["accept-encoding"]?.toLowerCase() ?? "";
  const encoding = negotiate(accepted, ["br", "gzip"]);
  if (encoding === null) return page;
  reply.header("content-encoding", encoding);
  const encoder = encoding === "br" ? createBrotliCompress(brotli) : createGzip(gzip);
  page.once("error", (error) => encoder.destroy(error));
  encoder.once("close", () => page.destroy());
  return page.pipe(encoder);
}
