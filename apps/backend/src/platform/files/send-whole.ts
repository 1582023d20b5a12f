import { basename, dirname } from "node:path";
import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { FoundUpload } from "../ports/uploads/uploads.ts";

/** Sends a file that is not public: all of it, and nothing by which a browser or a proxy might keep it. */
export function sendWhole(reply: FastifyReply, found: FoundUpload): FastifyReply {
  if ("file" in found) {
    const options = { cacheControl: false, etag: false, lastModified: false, acceptRanges: false };
    return reply.sendFile(basename(found.file), dirname(found.file), options);
  }
  const { headers, body } = found.object;
  void reply.header("content-length", headers["content-length"]);
  return reply.send(body ?? Readable.from([]));
}
