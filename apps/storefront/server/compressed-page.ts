import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";

const brotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    // A page fits into 256 KiB; the default's 4 MiB would be held for every page that is on its way.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};
const gzipOptions = { level: 6 };
const wholly = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** A page of which all is there, or one whose parts are still to come. */
export type PageBody = Buffer | Readable;

export function fromWeb(body: ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(body as NodeReadableStream);
}

/** Each part of the page leaves as soon as it is rendered, so every write is flushed. */
function inParts(page: Readable, encoding: "br" | "gzip"): Readable {
  const encoder =
    encoding === "br"
      ? createBrotliCompress({ ...brotliOptions, flush: constants.BROTLI_OPERATION_FLUSH })
      : createGzip({ ...gzipOptions, flush: constants.Z_SYNC_FLUSH });
  page.once("error", (error) => encoder.destroy(error));
  encoder.once("close", () => page.destroy());
  return page.pipe(encoder);
}

/** A page in the best encoding its reader accepts. */
export async function compressed(page: PageBody, request: FastifyRequest, reply: FastifyReply): Promise<PageBody> {
  const accepted = request.headers["accept-encoding"]?.toLowerCase() ?? "";
  const encoding = negotiate(accepted, ["br", "gzip"]);
  if (encoding !== "br" && encoding !== "gzip") return page;
  reply.header("content-encoding", encoding);
  if (page instanceof Readable) return inParts(page, encoding);
  return wholly[encoding](page, encoding === "br" ? brotliOptions : gzipOptions);
}
