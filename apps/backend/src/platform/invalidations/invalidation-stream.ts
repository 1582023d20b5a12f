import { createHash, timingSafeEqual } from "node:crypto";
import { PassThrough } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { Services } from "../http/services.ts";
import type { PlatformEvents } from "../ports/events/events.ts";

/**
 * What of the store has changed, for whoever keeps answers: a name that the store's triggers give, or `everything`,
 * where nobody knows what has been missed.
 */
type InvalidationTopic = "settings" | "prices" | "shelf" | "flash-sale" | "reviews" | "content" | "everything";

declare module "../ports/events/events.ts" {
  interface PlatformEvents {
    /** The store's triggers say this, too. */
    readonly invalidated: InvalidationTopic;
  }
}

/** A listener that hears nothing for three heartbeats takes the stream for broken. */
const heartbeatMs = 5000;

/** Changes that follow each other within this time are sent as one event: a listener has dropped its answers after the first. */
const restMs = 200;

/** A listener that has left so many bytes unread is cut off; it connects again. */
const maxUnread = 64 * 1024;

/**
 * `GET /internal/invalidations`: says, as server-sent events, what has changed, for those that keep answers and know the
 * token. Each event, `invalidated`, has topics as its data, separated by blanks. The first one is `everything`: what was kept
 * before may be outdated, and from now on nothing is missed.
 */
export function registerInvalidations(app: FastifyInstance, { events }: Pick<Services, "events">, token: string): void {
  const streams = new Set<PassThrough>();
  const pending = new Set<string>();
  let resting: NodeJS.Timeout | null = null;

  const write = (text: string): void => {
    for (const stream of streams) {
      if (stream.writableLength > maxUnread) stream.destroy();
      else stream.write(text);
    }
  };
  const sendPending = (): void => {
    resting = null;
    if (pending.size === 0) return;
    write(eventOf([...pending]));
    pending.clear();
    resting = setTimeout(sendPending, restMs).unref();
  };
  const invalidate = (topic: string): void => {
    pending.add(topic);
    if (resting === null) sendPending();
  };
  const unsubscribe = events.subscribe("invalidated", (payload) => invalidate(topicOf(payload)));
  const endGaps = events.onGap(() => invalidate("everything"));
  const heartbeat = setInterval(() => write(": still here\n\n"), heartbeatMs).unref();

  // Before the server waits for open answers to end.
  app.addHook("preClose", async () => {
    clearInterval(heartbeat);
    clearTimeout(resting ?? undefined);
    unsubscribe();
    endGaps();
    for (const stream of streams) stream.end();
  });

  app.get("/internal/invalidations", { exposeHeadRoute: false }, async (request, reply) => {
    if (!isToken(request.headers.authorization ?? "", token)) {
      return reply.code(401).header("www-authenticate", "Bearer").type("text/plain").send("Unauthorized");
    }
    const stream = new PassThrough();
    streams.add(stream);
    stream.on("close", () => streams.delete(stream));
    stream.write(eventOf(["everything"]));
    return reply
      .headers({ "content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no" })
      .send(stream);
  });
}

function eventOf(topics: readonly string[]): string {
  return `event: invalidated\ndata: ${topics.join(" ")}\n\n`;
}

/** Takes the same time however much of it is right. */
function isToken(authorization: string, token: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}

/** The topic as it goes on to others. A node of a later version may have topics that are unknown here. */
function topicOf(payload: unknown): string {
  return typeof payload === "string" && /^[a-z-]{1,40}$/.test(payload)
    ? payload
    : ("everything" satisfies PlatformEvents["invalidated"]);
}
