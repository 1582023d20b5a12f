import { open } from "node:fs/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { imageType } from "./image-types.ts";
import { uploadPath } from "./upload-path.ts";

/** Finds the file of a path like `uploads/demo/products/mug-1.webp`; null when it has none. */
export type UploadSource = (path: string) => Promise<string | null>;

const oneYear = "public, max-age=31536000, immutable";

/** `GET /uploads/…`: images, whose paths never get another content. */
export function registerUploads(app: FastifyInstance, sources: readonly UploadSource[]): void {
  app.get<{ Params: { "*": string } }>("/uploads/*", async (request, reply) => {
    const path = uploadPath(request.params["*"]);
    const type = path === null ? null : imageType(path);
    if (path === null || type === null) return notFound(reply);
    for (const source of sources) {
      const file = await source(`uploads/${path}`);
      if (file !== null) return sendFile(reply.type(type), file, request.headers["if-none-match"]);
    }
    return notFound(reply);
  });
}

async function sendFile(reply: FastifyReply, file: string, knownTags: string | undefined): Promise<FastifyReply> {
  const handle = await open(file);
  const { size, mtimeMs } = await handle.stat();
  const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  void reply.header("cache-control", oneYear).header("etag", tag).header("x-content-type-options", "nosniff");
  if (knownTags !== undefined && matches(knownTags, tag)) {
    await handle.close();
    return reply.code(304).send();
  }
  return reply.header("content-length", size).send(handle.createReadStream());
}

function matches(knownTags: string, tag: string): boolean {
  return knownTags.split(",").some((known) => known.trim() === "*" || known.trim().replace(/^W\//, "") === tag);
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type("text/plain; charset=utf-8").send("Not found");
}

declare module "../http/services.ts" {
  interface Services {
    /** Where `/uploads/` looks, in this order. */
    readonly uploads: readonly UploadSource[];
  }
}
