import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { noImagePath } from "../http/image-urls.ts";
import { packageFolder } from "../package/package-files.ts";
import { sendImage } from "./serve-uploads.ts";

const file = join(packageFolder, "src/platform/files/no-image.png");

/** `GET /static/no-image.png`: what clients of the contract draw where there is no image. */
export function registerNoImage(app: FastifyInstance): void {
  app.get(`/${noImagePath}`, (_request, reply) => sendImage(reply, file));
}
