import { Redis } from "ioredis";

export interface RedisLocation {
  /** `redis://…` or `rediss://…`; the number of the database in its path keeps several platforms apart. */
  readonly url: string;
  /** What all keys begin with, and channels, which Redis shares among its databases. */
  readonly prefix: string;
}

const answerTimeoutMs = 2000;
const connectAttempts = 3;

/**
 * A connection to Redis, which is made again by itself whenever it is lost. While there is none, commands fail at once.
 *
 * @throws {Error} with a message for people when Redis cannot be reached
 */
export async function connectRedis(location: RedisLocation, onError: (error: unknown) => void): Promise<Redis> {
  // A process that is just starting can be too busy to read an answer within its time: that is no reason not to start.
  for (let attempt = 1; ; attempt++) {
    try {
      return await connectOnce(location, onError);
    } catch (error) {
      if (attempt === connectAttempts) throw error;
    }
  }
}

async function connectOnce({ url, prefix }: RedisLocation, onError: (error: unknown) => void): Promise<Redis> {
  const redis = new Redis(url, {
    keyPrefix: prefix,
    connectionName: prefix,
    lazyConnect: true,
    connectTimeout: 5000,
    commandTimeout: answerTimeoutMs,
    enableOfflineQueue: false,
    // Whoever listens does so again by themselves, because they have to know when they do.
    autoResubscribe: false,
    retryStrategy: (tries) => Math.min(100 * 2 ** tries, 3000),
  });
  let lastError: unknown = null;
  const keep = (error: unknown): void => {
    lastError = error;
  };
  redis.on("error", keep);
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    throw new Error(`Redis cannot be reached: ${messageOf(lastError ?? error)}`, { cause: error });
  }
  redis.off("error", keep);
  // Each try to connect again would say the same.
  let isReported = false;
  redis.on("error", (error) => {
    if (!isReported) onError(error);
    isReported = true;
  });
  redis.on("ready", () => {
    isReported = false;
  });
  return redis;
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}
