import { ask, wholeOf } from "@plaza/http-server";
import type { FastifyBaseLogger } from "fastify";

/** How long what the platform has said is believed, how long it is not asked again where it did not answer, and waited for. */
const freshMs = 60_000;
const retryMs = 5_000;
const deadlineMs = 3_000;
const mostBytes = 1024 * 1024;

async function askPlatform(url: string): Promise<unknown> {
  const answer = await ask(url, { hosts: "any", deadlineMs, mostBytes }, wholeOf);
  const envelope: unknown = JSON.parse(answer.toString("utf8"));
  const data = typeof envelope === "object" && envelope !== null && "data" in envelope ? envelope.data : null;
  return typeof data === "object" && data !== null && "ws_domain" in data ? data.ws_domain : null;
}

/** Reads `ws_domain` of the platform's configuration, for all who ask within a minute at once. */
export function createAnnouncedAddress(url: string, log: FastifyBaseLogger): () => Promise<unknown> {
  let known: unknown = null;
  let askAgainAt = 0;
  let asking: Promise<unknown> | null = null;

  async function renew(): Promise<unknown> {
    try {
      known = await askPlatform(url);
      askAgainAt = performance.now() + freshMs;
    } catch (error) {
      log.warn({ err: error }, "The platform does not say where its sockets are.");
      askAgainAt = performance.now() + retryMs;
    }
    asking = null;
    return known;
  }
  return async () => (performance.now() < askAgainAt ? known : (asking ??= renew()));
}
