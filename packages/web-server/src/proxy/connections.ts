import type { FastifyRequest } from "fastify";

/**
 * Milliseconds that a connection to the platform is kept without a call. Every server closes idle ones, Node's own after five
 * seconds, and a call that is sent just then is lost: it is not known whether it arrived, so one that orders something cannot
 * be sent again. Whoever closes first loses nothing. Node's agent goes by what a server says of its own time, too, but only
 * where that is less than this.
 */
export const idleMs = 4_000;

interface Attempt {
  /** Null where there is an answer. */
  readonly err: unknown;
  /** How often it was asked before. */
  readonly attempt: number;
}

function wasReset(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ECONNRESET";
}

/**
 * Milliseconds after which a call is sent once more, or null. What only reads is, where the connection broke before an answer
 * had begun: a platform that is restarted closes all of them at once. The library's own rule is to ask ten times where a
 * platform is busy.
 */
export function askAgain({ method, raw }: FastifyRequest): (attempt: Attempt) => number | null {
  const onlyReads = method === "GET" || method === "HEAD";
  // A stop breaks off both sides: nobody waits for the answer any more.
  const isAwaited = (): boolean => !raw.socket.destroyed;
  return ({ err, attempt }) => (onlyReads && attempt === 0 && wasReset(err) && isAwaited() ? 1 : null);
}
