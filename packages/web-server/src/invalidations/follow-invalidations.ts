import { setTimeout as pause } from "node:timers/promises";
import { EventSourceParserStream } from "eventsource-parser/stream";
import type { FastifyInstance } from "fastify";
import type { ServerConfig } from "../config/server-config.ts";

/** Two heartbeats of the platform may get lost; after that the stream is taken for broken. */
const longestSilenceMs = 15_000;
const longestPauseMs = 3_000;
/** A platform that has no such stream, or another token, will hardly have it in a moment. */
const refusedPauseMs = 30_000;

class Refused extends Error {
  override readonly name = "Refused";
}

/**
 * Hears from the platform what has changed there, for as long as the server runs. The topics are those of the platform;
 * `everything` is the first after each connection, because nobody knows what was missed before. Whoever keeps answers goes
 * on keeping them for no longer than their time, so that nothing but that changes while there is no stream.
 */
export function followInvalidations(
  app: FastifyInstance,
  { backendUrl, invalidationToken }: Pick<ServerConfig, "backendUrl" | "invalidationToken">,
  onInvalidated: (topics: readonly string[]) => void,
): void {
  if (invalidationToken === null) return;
  const stop = new AbortController();
  const url = `${backendUrl}/internal/invalidations`;
  const headers = { authorization: `Bearer ${invalidationToken}` };

  /** One stream, to its end. */
  async function hear(onConnected: () => void): Promise<void> {
    const broken = new AbortController();
    const watch = setTimeout(() => broken.abort(new Error("Nothing was heard for too long.")), longestSilenceMs);
    const alive = (): unknown => watch.refresh();
    try {
      const signal = AbortSignal.any([stop.signal, broken.signal]);
      const response = await fetch(url, { headers, signal, redirect: "error" });
      if (response.status === 401 || response.status === 404) throw new Refused(`It answers ${response.status}.`);
      if (!response.ok || response.body === null) throw new Error(`It answers ${response.status}.`);
      onConnected();
      const events = response.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream({ onComment: alive }));
      for await (const { data } of events) {
        alive();
        onInvalidated(data.split(" "));
      }
    } finally {
      clearTimeout(watch);
    }
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
      const wait = error instanceof Refused ? refusedPauseMs : Math.min(100 * 2 ** failures, longestPauseMs);
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
