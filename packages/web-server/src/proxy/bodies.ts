import type { FastifyInstance } from "fastify";
import type { Patience } from "../lifecycle/patience.ts";
import { bodyDeadline } from "./body-deadline.ts";
import { BodyError } from "./body-error.ts";

/** Bytes: an address book entry or a review is a thousandth of it. */
const largestCall = 256 * 1024;
/** Bytes: the largest image that the platform takes, and the multipart form around it. */
export const largestImageUpload = 12 * 1024 * 1024;

/**
 * Bodies pass through as they are; the platform judges them. Only their size and their time are limited: an upload has to
 * say its size itself.
 */
export function proxyBodies(
  app: FastifyInstance,
  { bodyMs }: Pick<Patience, "bodyMs">,
  /** Bytes, with the form around the file. */
  largestUpload: number,
): void {
  bodyDeadline(app, bodyMs);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: largestCall }, (_request, body, done) => {
    done(null, body);
  });
  app.addContentTypeParser("multipart/form-data", (request, payload, done) => {
    const length = Number(request.headers["content-length"]);
    if (!Number.isInteger(length)) done(new BodyError("An upload has to say its length.", 411));
    else if (length > largestUpload) done(new BodyError("The upload is too large.", 413));
    else done(null, payload);
  });
}
