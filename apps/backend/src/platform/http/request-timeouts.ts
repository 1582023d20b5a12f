import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** How long a request may take to arrive; how long its answer takes is not limited by it. */
export interface RequestTimeouts {
  /** Until its headers are there. */
  readonly headersMs: number;
  /** Until all of it is there, its body included. */
  readonly requestMs: number;
  /** The same where a call reads a file that may be too large for the memory. */
  readonly largeRequestMs: number;
  /** How often the open requests are looked at: one may take this much longer. */
  readonly checkMs: number;
}

/** An image of 5 MiB still arrives over half a megabit a second, and a file of 64 MiB over a whole one. */
export const defaultTimeouts: RequestTimeouts = {
  headersMs: 10_000,
  requestMs: 120_000,
  largeRequestMs: 600_000,
  checkMs: 2000,
};

/** How long nothing may come of a large file, whose connection may be dead without our knowing. */
export const maxSilenceMs = 30_000;

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Gives up requests whose body takes longer than this to arrive, as Node does with those that take longer than its own
 * limit: that is one for all, and has to be as long as the largest file needs.
 */
export function requestDeadline(app: FastifyInstance, milliseconds: number): void {
  app.addHook("onRequest", ({ raw }, _reply, done) => {
    const { "content-length": length, "transfer-encoding": encoding } = raw.headers;
    if (length === undefined && encoding === undefined) return done();
    // A request that a test injects has no connection that could be slow, and tells nobody when it is over.
    if (!(raw.socket instanceof Socket)) return done();
    const givenUp = setTimeout(() => {
      if (!raw.complete) giveUp(app, raw);
    }, milliseconds);
    deadlines.set(raw, givenUp);
    raw.once("close", () => clearTimeout(givenUp));
    done();
  });
}

function giveUp(app: FastifyInstance, { socket }: IncomingMessage): void {
  const error = Object.assign(new Error("The request took too long to arrive."), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
  app.server.emit("clientError", error, socket);
}

/** Gives a large file the time that the server has for any request. */
export function liftDeadline({ raw }: FastifyRequest): void {
  clearTimeout(deadlines.get(raw));
}

/** Gives up a request of which nothing comes for so long while it is read. */
export async function whileItComes<Result>(
  { raw, server }: FastifyRequest,
  silenceMs: number,
  read: () => Promise<Result>,
): Promise<Result> {
  const silent = () => giveUp(server, raw);
  raw.setTimeout(silenceMs, silent);
  try {
    return await read();
  } finally {
    // What is done with it may take as long as it does.
    raw.off("timeout", silent).setTimeout(server.server.timeout);
  }
}
