import { type RedisLocation, connectRedis } from "../redis/connect-redis.ts";
import type { OpenTransport } from "./events.ts";
import type { Connection } from "../../store/database.ts";

/** The channel that the store's triggers speak on, too. */
export const storeChannel = "plaza_events";

/** Carries events by the store's own LISTEN and NOTIFY. */
export function storeTransport(connection: Pick<Connection, "listen" | "pool">): OpenTransport {
  return async (hearing) => {
    const listening = await connection.listen(storeChannel, hearing);
    return {
      send: async (message) => {
        await connection.pool.query("select pg_notify($1, $2)", [storeChannel, message]);
      },
      close: () => listening.close(),
    };
  };
}

/** A connection whose other end has vanished says nothing of it: it is asked this often. */
const checkEveryMs = 10_000;

/** Carries events by Redis: one connection speaks, another one listens. */
export function redisTransport(location: RedisLocation): OpenTransport {
  const channel = `${location.prefix}${databaseOf(location.url)}:events`;
  return async ({ onMessage, onGap, onError }) => {
    const speaking = await connectRedis(location, onError);
    const listening = await connectRedis(location, onError).catch((error: unknown) => {
      speaking.disconnect();
      throw error;
    });
    listening.on("message", (from, message) => {
      if (from === channel) onMessage(message);
    });
    await listening.subscribe(channel);
    listening.on("ready", () => {
      listening.subscribe(channel).then(onGap, (error: unknown) => {
        onError(error);
        // Connects again, and so tries again.
        listening.disconnect(true);
      });
    });
    const timer = setInterval(() => {
      if (listening.status === "ready") listening.ping().catch(() => listening.disconnect(true));
    }, checkEveryMs);
    timer.unref();
    return {
      send: async (message) => {
        await speaking.publish(channel, message);
      },
      close: async () => {
        clearInterval(timer);
        for (const redis of [speaking, listening]) redis.disconnect();
      },
    };
  };
}

/** Channels belong to all databases of a Redis, unlike keys. */
function databaseOf(url: string): string {
  return new URL(url).pathname.slice(1) || "0";
}
