import { setTimeout as pause } from "node:timers/promises";
import { ask } from "@plaza/http-server";
import { createParser } from "eventsource-parser";
import type { FastifyInstance } from "fastify";
import type { ServerConfig } from "../config/server-config.ts";

/** Two heartbeats of the platform may get lost; after that the stream is taken for broken. */
const silenceTimeoutMs = 15_000;
const maxPauseMs = 3_000;
/** In characters: one event names topics. */
const maxEventLength = 64 * 1024;
/** A platform that has no such stream, or another token, will hardly have it in a moment. */
const refusedPauseMs = 30_000;

class Refused extends Error {
  override readonly name = "Refused";
}

const withoutToken =
  "INVALIDATION_TOKEN is not set: what merchants change, such as a price, is shown here up to some 20 seconds later " +
  "instead of at once. Set it to the platform's.";

/**
 * Hears from the platform what has changed there, for as long as the server runs. The topics are those of the platform;
 * `everything` is the first after each connection, because nobody knows what was missed before. Whoever keeps answers goes
 * on keeping them for no longer than their time, so that nothing but that changes while there is no stream.
 */
export function followInvalidations(
  app: FastifyInstance,
  { backendUrl, invalidationToken, production }: Pick<ServerConfig, "backendUrl" | "invalidationToken" | "production">,
  onInvalidated: (topics: readonly string[]) => void,
): void {
  if (invalidationToken === null) {
    if (production) app.log.warn(withoutToken);
    return;
  }
  const stop = new AbortController();
  const url = `${backendUrl}/internal/invalidations`;
  const headers = { authorization: `Bearer ${invalidationToken}` };

  /** One stream, to its end. */
  async function hear(onConnected: () => void): Promise<void> {
    const stream = { hosts: "any", isEndless: true, deadlineMs: silenceTimeoutMs, maxBytes: Infinity } as const;
    await ask(url, { ...stream, headers, signal: stop.signal }, async ({ status, body }) => {
      if (status === 401 || status === 404) throw new Refused(`It answers ${status}.`);
      if (status !== 200) throw new Error(`It answers ${status}.`);
      onConnected();
      const parser = createParser({
        onEvent: ({ data }) => onInvalidated(data.split(" ")),
        maxBufferSize: maxEventLength,
      });
      const decoder = new TextDecoder();
      for await (const part of body) parser.feed(decoder.decode(part, { stream: true }));
    });
  }

  async function follow(): Promise<void> {
    for (let failures = 0; !stop.signal.aborted; failures += 1) {
      const connected = (): void => {
        app.log.info("What changes on the platform is heard.");
        failures = 0;
      };
      const error = await hear(connected).catch((thrown: unknown) => thrown);
      if (stop.signal.aborted) return;
      if (failures === 0)
        app.log.warn({ err: error }, "What changes on the platform is not heard: its answers keep their times.");
      const wait = error instanceof Refused ? refusedPauseMs : Math.min(100 * 2 ** failures, maxPauseMs);
      await pause(wait, null, { signal: stop.signal, ref: false }).catch(() => null);
    }
  }

  let following = Promise.resolve();
  app.addHook("onReady", async () => {
    following = follow();
  });
  app.addHook("preClose", async () => {
    stop.abort();
    await following;
  });
}
