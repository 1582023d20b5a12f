import { basename, dirname } from "node:path";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import { customerOfToken } from "../authentication/session.ts";
import { Query } from "../../platform/http/query.ts";
import type { Services } from "../../platform/http/services.ts";
import type { DataCopy } from "../../platform/store/schema/personal-data.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { putBackCopy, takeCopy } from "./data-copies.ts";

export const downloadPath = "user_data/download";

/**
 * `GET user_data/download`: a copy of the customer's data, once, for their session alone, and kept by nobody on the way.
 * One that breaks off can be fetched again. All others are told that there is none.
 */
export function registerDownload(app: FastifyInstance, services: Services): void {
  const { db, now, report } = services;
  app.get(`/api/${downloadPath}`, { exposeHeadRoute: false }, async (request, reply) => {
    void reply.headers({
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    const { token = "" } = request.headers;
    const customer = typeof token === "string" ? await customerOfToken(db, token.trim(), now()) : null;
    const key = new Query(request.query).text("key");
    const copy = customer === null ? null : await takeCopy(db, customer.id, key, now());
    if (copy === null) return notFound(reply);
    reply.raw.once("close", () => {
      if (reply.raw.writableFinished) return;
      putBackCopy(db, copy.id).catch((error: unknown) => report(error, `data copy ${copy.id} could not be put back`));
    });
    return send(reply, copy, services);
  });
}

async function send(reply: FastifyReply, { path, createdAt }: DataCopy, { uploads }: Services): Promise<FastifyReply> {
  const found = path === null ? null : await uploads.find(path, { isHead: false, range: null });
  if (found === null) return notFound(reply);
  const [day = ""] = wallClock(createdAt).split(" ", 1);
  void reply.type("application/zip").header("content-disposition", `attachment; filename="my-data-${day}.zip"`);
  if ("file" in found) {
    const options = { cacheControl: false, etag: false, lastModified: false, acceptRanges: false };
    return reply.sendFile(basename(found.file), dirname(found.file), options);
  }
  const { headers, body } = found.object;
  void reply.header("content-length", headers["content-length"]);
  return reply.send(body ?? Readable.from([]));
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type("text/plain; charset=utf-8").send("Not found");
}
