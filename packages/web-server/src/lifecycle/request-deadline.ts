import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** How long a request may take to arrive; how long its answer takes is not limited by it. */
export interface RequestTimeouts {
  /** Until its headers are there. */
  readonly headersMs: number;
  /** Until the body of a call is there, which is not handed on before. */
  readonly bodyMs: number;
  /** Until all of it is there: an upload is handed on while it arrives. */
  readonly requestMs: number;
  /** The same for a large upload, of which the shell says which it is. */
  readonly largeRequestMs: number;
  /** How often the open requests are looked at: one may take this much longer. */
  readonly checkMs: number;
}

/** An image of 5 MiB still arrives over half a megabit a second, and a large upload of 64 MiB over a whole one. */
export const defaultTimeouts: RequestTimeouts = {
  headersMs: 10_000,
  bodyMs: 10_000,
  requestMs: 120_000,
  largeRequestMs: 600_000,
  checkMs: 2_000,
};

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>();
const lifted = new WeakSet<IncomingMessage>();

/**
 * Gives up requests whose body takes longer than this to arrive, as Node does with those that take longer than its own
 * limit: that is one for all, and has to be as long as the largest upload needs.
 */
export function requestDeadline(app: FastifyInstance, milliseconds: number): void {
  const setDeadline = (raw: IncomingMessage) => {
    const givenUp = setTimeout(() => {
      if (raw.complete) return;
      const error = Object.assign(new Error("The request took too long to arrive."), {
        code: "ERR_HTTP_REQUEST_TIMEOUT",
      });
      app.server.emit("clientError", error, raw.socket);
    }, milliseconds);
    deadlines.set(raw, givenUp);
    raw.once("close", () => clearTimeout(givenUp));
  };
  app.addHook("onRequest", ({ raw }, _reply, done) => {
    const { "content-length": length, "transfer-encoding": encoding } = raw.headers;
    if (length === undefined && encoding === undefined) return done();
    // A request that a test injects has no connection that could be slow, and tells nobody when it is over.
    if (raw.socket instanceof Socket) setDeadline(raw);
    done();
  });
  app.addHook("onResponse", ({ raw }, _reply, done) => {
    // What was refused before it was there has no more use for its time.
    if (lifted.delete(raw) && !raw.complete) setDeadline(raw);
    done();
  });
}

/** Gives a large upload the time that the server has for any request, until it is answered. */
export function liftDeadline({ raw }: FastifyRequest): void {
  clearTimeout(deadlines.get(raw));
  lifted.add(raw);
}
