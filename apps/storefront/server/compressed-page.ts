import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { constants, createBrotliCompress, createGzip, createZstdCompress } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  brotliOptions,
  encodedQuickly,
  gzipOptions,
  type PageEncoding,
  pageEncodings,
  zstdOptions,
} from "./page-encodings.ts";

/** A page of which all is there, or one whose parts are still to come. */
export type PageBody = Buffer | Readable;

export function fromWeb(body: ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(body as NodeReadableStream);
}

/** The first of these encodings, by the reader's own order, that the reader takes; null for none. */
export function acceptedEncoding(
  request: FastifyRequest,
  offered: readonly PageEncoding[] = pageEncodings,
): PageEncoding | null {
  const accepted = negotiate(request.headers["accept-encoding"]?.toLowerCase() ?? "", [...offered]);
  return offered.find((encoding) => encoding === accepted) ?? null;
}

/** Each part of the page leaves as soon as it is rendered, so every write is flushed. */
function encoderOf(encoding: PageEncoding) {
  if (encoding === "zstd") return createZstdCompress({ ...zstdOptions, flush: constants.ZSTD_e_flush });
  if (encoding === "br") return createBrotliCompress({ ...brotliOptions, flush: constants.BROTLI_OPERATION_FLUSH });
  return createGzip({ ...gzipOptions, flush: constants.Z_SYNC_FLUSH });
}

function inParts(page: Readable, encoding: PageEncoding): Readable {
  const encoder = encoderOf(encoding);
  page.once("error", (error) => encoder.destroy(error));
  encoder.once("close", () => page.destroy());
  return page.pipe(encoder);
}

/** A page that is made for one reader, in the cheapest encoding that the reader takes. */
export async function compressed(page: PageBody, request: FastifyRequest, reply: FastifyReply): Promise<PageBody> {
  const encoding = acceptedEncoding(request);
  if (encoding === null) return page;
  reply.header("content-encoding", encoding);
  return page instanceof Readable ? inParts(page, encoding) : encodedQuickly(page, encoding);
}
