import type { FastifyInstance } from "fastify";

/** Bytes: an address book entry or a review is a thousandth of it. */
const largestCall = 256 * 1024;
/** Bytes: the largest image that the platform takes, and the multipart form around it. */
const largestUpload = 12 * 1024 * 1024;

class BodyError extends Error {
  override readonly name = "BodyError";
  readonly statusCode: number;

  constructor(message: string, statusCode: number) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Bodies pass through as they are; the platform judges them. Only their size is limited: an upload has to say its own. */
export function proxyBodies(app: FastifyInstance): void {
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
