import { PassThrough } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { BodyError } from "./body-error.ts";

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
export function bodyDeadline(app: FastifyInstance, milliseconds: number): void {
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
