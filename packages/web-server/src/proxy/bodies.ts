import type { FastifyInstance, FastifyRequest } from "fastify";
import { PassThrough } from "node:stream";
import type { RequestTimeouts } from "../lifecycle/request-deadline.ts";

/** Why a body is not handed on, and the status that says so. */
class BodyError extends Error {
  override readonly name = "BodyError";
  readonly statusCode: number;

  constructor(message: string, statusCode: number) {
    super(message);
    this.statusCode = statusCode;
  }
}

function isAwaited({ method, headers }: FastifyRequest): boolean {
  const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
  // An upload is handed on while it arrives, and has the time of a whole request.
  return (
    hasBody &&
    method !== "GET" &&
    method !== "HEAD" &&
    !/^\s*multipart\/form-data\b/i.test(headers["content-type"] ?? "")
  );
}

/** Gives up bodies that take longer than this to arrive. */
function bodyDeadline(app: FastifyInstance, milliseconds: number): void {
  app.addHook("preParsing", (request, _reply, payload, done) => {
    if (!isAwaited(request)) return done(null, payload);
    // Ended in place of the request itself, which has to stay whole to be answered.
    const body = payload.pipe(new PassThrough());
    const givenUp = setTimeout(() => {
      body.destroy(new BodyError("The body took too long to arrive.", 408));
    }, milliseconds);
    body.once("close", () => clearTimeout(givenUp));
    // Whoever reads it hears of it as well, unless the body has been rejected before.
    body.once("error", () => payload.unpipe(body));
    done(null, body);
  });
}

/** Bytes: an address book entry or a review is a thousandth of it. */
const maxCallBytes = 256 * 1024;
/** Bytes: the largest image that the platform takes, and the multipart form around it. */
const maxImageUploadBytes = 12 * 1024 * 1024;

export interface TakenUpload {
  /** Bytes, with the form around the file; without it, as much as an image needs. */
  readonly maxBytes?: number | undefined;
  /** Or nothing of it is, and the call passes on without it. */
  readonly isRead: boolean;
}

/**
 * Bodies pass through as they are; the platform judges them. Only their size and their time are limited: an upload has to
 * say its size itself.
 */
export function proxyBodies(
  app: FastifyInstance,
  { bodyMs }: Pick<RequestTimeouts, "bodyMs">,
  /** What is taken of a form with a file in it. */
  uploadOf: (request: FastifyRequest) => TakenUpload,
): void {
  bodyDeadline(app, bodyMs);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: maxCallBytes }, (_request, body, done) => {
    done(null, body);
  });
  app.addContentTypeParser("multipart/form-data", (request, payload, done) => {
    const length = Number(request.headers["content-length"]);
    const { maxBytes = maxImageUploadBytes, isRead } = uploadOf(request);
    if (!Number.isInteger(length)) done(new BodyError("An upload has to say its length.", 411));
    else if (length > maxBytes) done(new BodyError("The upload is too large.", 413));
    else done(null, isRead ? payload : Buffer.alloc(0));
  });
}
