import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import { imageTypeOf } from "../ports/uploads/upload-path.ts";
import { uploadPath } from "../ports/uploads/upload-path.ts";
import type { StoredObject, Uploads } from "../ports/uploads/uploads.ts";
import { noImagePath } from "../http/image-urls.ts";
import { packageFolder } from "../package/package-files.ts";

const noImageFile = join(packageFolder, "src/platform/files/no-image.png");

/** `GET /static/no-image.png`: what clients of the contract draw where there is no image. */
export function registerNoImage(app: FastifyInstance): void {
  app.get(`/${noImagePath}`, (_request, reply) => sendImage(reply, noImageFile));
}

/** Finds the file of an image that was not uploaded, like `uploads/demo/products/mug-1.webp`; null when it is none of its. */
export type ImageSource = (path: string) => Promise<string | null>;

export interface UploadsToServe {
  readonly uploads: Uploads;
  /** Where else `/uploads/` looks, in this order. */
  readonly imageSources: readonly ImageSource[];
}

/** `GET /uploads/…`: images, whose paths never get another content. */
export function registerUploads(app: FastifyInstance, { uploads, imageSources }: UploadsToServe): void {
  // It only sends what a source has found: which paths there are is ours to say.
  app.register(fastifyStatic, { serve: false, maxAge: "1y", immutable: true });
  app.get<{ Params: { "*": string } }>("/uploads/*", async (request, reply) => {
    const name = uploadPath(request.params["*"]);
    if (name === null || imageTypeOf(name) === null) return notFound(reply);
    const path = `uploads/${name}`;
    for (const source of imageSources) {
      const file = await source(path);
      if (file !== null) return sendImage(reply, file);
    }
    const { headers, method } = request;
    const found = await uploads.find(path, { isHead: method === "HEAD", range: rangeOf(headers) });
    if (found === null) return notFound(reply);
    return "file" in found ? sendImage(reply, found.file) : sendObject(reply, found.object, headers);
  });
}

/** A part of an edition that may be another one is answered with the whole, as HTTP allows. */
function rangeOf(headers: FastifyRequest["headers"]): string | null {
  return headers["if-range"] === undefined ? (headers.range ?? null) : null;
}

/** Sends the image that lies at a path. */
function sendImage(reply: FastifyReply, file: string): FastifyReply {
  // A link may have led from an image's path to something else.
  if (imageTypeOf(file) === null) return notFound(reply);
  return reply.header("x-content-type-options", "nosniff").sendFile(basename(file), dirname(file));
}

function sendObject(
  reply: FastifyReply,
  { status, headers, body }: StoredObject,
  asked: FastifyRequest["headers"],
): FastifyReply {
  reply.header("x-content-type-options", "nosniff");
  if (status === 416) return reply.code(status).send();
  reply.headers(headers).header("cache-control", "public, max-age=31536000, immutable");
  // Fastify itself takes the body from who asks for the headers alone, but there has to be one.
  if (!fresh(asked, headers)) return reply.code(status).send(body ?? Readable.from([]));
  body?.destroy();
  return reply.code(304).removeHeader("content-length").send();
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type("text/plain; charset=utf-8").send("Not found");
}

declare module "../http/services.ts" {
  interface Services extends UploadsToServe {}
}
