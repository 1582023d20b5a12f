import type { FastifyInstance } from "fastify";
import { noImagePath } from "../http/image-urls.ts";
import { sendImage } from "./serve-uploads.ts";

const file = `${import.meta.dirname}/no-image.png`;

/** `GET /static/no-image.png`: what clients of the contract draw where there is no image. */
export function registerNoImage(app: FastifyInstance): void {
  app.get(`/${noImagePath}`, (_request, reply) => sendImage(reply, file));
}
