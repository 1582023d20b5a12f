import { setTimeout } from "node:timers/promises";
import { Client, escapeIdentifier } from "pg";

/** What is heard on a channel of the database. */
export interface Listener {
  readonly onMessage: (payload: string) => void;
  /** Something may have been said that nobody heard: the connection was lost for a while, and is back now. */
  readonly onGap: () => void;
  readonly onError: (error: unknown) => void;
}

export interface Listening {
  close(): Promise<void>;
}

/** How long a connection that says nothing is trusted, and how long an answer to the question whether it lives may take. */
const checkEveryMs = 10_000;
const answerTimeoutMs = 5000;
const maxPauseMs = 3000;

/**
 * Hears a channel of a PostgreSQL server, on a connection of its own that is replaced when it is lost.
 *
 * @throws {Error} when the first connection cannot be made
 */
export async function listenOnServer(url: string, channel: string, listener: Listener): Promise<Listening> {
  const stop = new AbortController();
  const following = follow(await openChannel(url, channel, listener));
  return {
    close: async () => {
      stop.abort();
      await following;
    },
  };

  /** Goes from one connection to the next until it is told to stop. */
  async function follow(first: Channel): Promise<void> {
    for (let current: Channel | null = first; current !== null;) {
      await untilLost(current, stop.signal);
      if (!stop.signal.aborted) listener.onError(new Error(`The connection that hears "${channel}" was lost`));
      await current.close();
      current = await openAgain();
      if (current !== null) listener.onGap();
    }
  }

  /** Null once it is told to stop. */
  async function openAgain(): Promise<Channel | null> {
    for (let tries = 0; !stop.signal.aborted; tries += 1) {
      try {
        return await openChannel(url, channel, listener);
      } catch (error) {
        if (tries === 0) listener.onError(error);
        await pause(Math.min(100 * 2 ** tries, maxPauseMs), stop.signal);
      }
    }
    return null;
  }
}

interface Channel {
  readonly lost: Promise<void>;
  /** @throws when the server does not answer in time */
  readonly check: () => Promise<unknown>;
  readonly close: () => Promise<void>;
}

async function openChannel(url: string, name: string, { onMessage }: Listener): Promise<Channel> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: answerTimeoutMs,
    query_timeout: answerTimeoutMs,
    keepAlive: true,
  });
  const lost = new Promise<void>((resolve) => {
    client.on("error", () => resolve());
    client.on("end", resolve);
  });
  client.on("notification", ({ payload = "" }) => onMessage(payload));
  const close = (): Promise<void> => client.end().catch(() => undefined);
  try {
    await client.connect();
    await client.query(`listen ${escapeIdentifier(name)}`);
  } catch (error) {
    void close();
    throw error;
  }
  return { lost, close, check: () => client.query("select 1") };
}

/** A connection whose other end has vanished says nothing of it: it is asked. */
async function untilLost({ lost, check }: Channel, signal: AbortSignal): Promise<void> {
  for (let isLost = false; !isLost && !signal.aborted;) {
    const ended = lost.then(() => true);
    const checked = pause(checkEveryMs, signal).then(() =>
      signal.aborted
        ? false
        : check().then(
            () => false,
            () => true,
          ),
    );
    isLost = await Promise.race([ended, checked]);
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, null, { signal, ref: false }).catch(() => null);
}
