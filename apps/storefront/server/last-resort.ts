import type { FastifyError, FastifyInstance } from "fastify";
import { lastResortDocument } from "../src/document/last-resort.ts";

/** Of a document that needs nothing. */
export const barePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * For the scope of the pages: answers a page whose rendering failed altogether, its error page included, with a bare document. What went wrong is in
 * the log and nowhere else. Requests that the server rejects keep their answer.
 */
export function lastResort(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500) return reply.send(error);
    request.log.error({ err: error }, "a page could not be rendered");
    return reply
      .code(500)
      .headers({ "content-security-policy": barePolicy, "cache-control": "no-store" })
      .type("text/html; charset=utf-8")
      .send(lastResortDocument);
  });
}
