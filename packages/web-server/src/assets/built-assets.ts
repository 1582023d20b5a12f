import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** `/assets/…`: hashed names never change their content, so they are kept for a year; `compressAssets` has compressed them. */
export async function builtAssets(app: FastifyInstance, directory: URL): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(directory),
    prefix: "/assets/",
    preCompressed: true,
    immutable: true,
    maxAge: "1y",
    decorateReply: false,
  });
}
