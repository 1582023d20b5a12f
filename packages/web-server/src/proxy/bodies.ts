import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Patience } from "../lifecycle/patience.ts";
import { bodyDeadline } from "./body-deadline.ts";
import { BodyError } from "./body-error.ts";

/** Bytes: an address book entry or a review is a thousandth of it. */
const largestCall = 256 * 1024;
/** Bytes: the largest image that the platform takes, and the multipart form around it. */
const largestImageUpload = 12 * 1024 * 1024;

export interface TakenUpload {
  /** Bytes, with the form around the file; without it, as much as an image needs. */
  readonly largest?: number | undefined;
  /** Or nothing of it is, and the call passes on without it. */
  readonly isRead: boolean;
}

/**
 * Bodies pass through as they are; the platform judges them. Only their size and their time are limited: an upload has to
 * say its size itself.
 */
export function proxyBodies(
  app: FastifyInstance,
  { bodyMs }: Pick<Patience, "bodyMs">,
  /** What is taken of a form with a file in it. */
  uploadOf: (request: FastifyRequest) => TakenUpload,
): void {
  bodyDeadline(app, bodyMs);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: largestCall }, (_request, body, done) => {
    done(null, body);
  });
  app.addContentTypeParser("multipart/form-data", (request, payload, done) => {
    const length = Number(request.headers["content-length"]);
    const { largest = largestImageUpload, isRead } = uploadOf(request);
    if (!Number.isInteger(length)) done(new BodyError("An upload has to say its length.", 411));
    else if (length > largest) done(new BodyError("The upload is too large.", 413));
    else done(null, isRead ? payload : Buffer.alloc(0));
  });
}
