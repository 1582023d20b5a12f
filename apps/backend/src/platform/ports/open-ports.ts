import type { Redis } from "ioredis";
import type { Connection } from "../store/database.ts";
import { type Events, openEvents } from "./events/events.ts";
import { redisTransport } from "./events/transports.ts";
import { storeTransport } from "./events/transports.ts";
import { connectRedis, type RedisLocation } from "./redis/connect-redis.ts";
import { type BucketLocation, uploadBucket } from "./uploads/upload-bucket.ts";
import { uploadDirectory } from "./uploads/upload-directory.ts";
import type { Uploads } from "./uploads/uploads.ts";

/** What several nodes share. */
export interface Ports {
  readonly events: Events;
  readonly uploads: Uploads;
  /** What counts for all nodes; null: each one counts for itself. */
  readonly redis: Redis | null;
  close(): Promise<void>;
}

export interface PortOptions {
  readonly connection: Connection;
  readonly dataDir: string;
  readonly redis: RedisLocation | null;
  readonly bucket: BucketLocation | null;
  /** Is told what went wrong and is tried again by itself. */
  readonly onError: (error: unknown) => void;
}

/**
 * The adapters that the configuration names.
 *
 * @throws {Error} with a message for people when one of them cannot be reached
 */
export async function openPorts(options: PortOptions): Promise<Ports> {
  const { connection, dataDir, bucket, onError } = options;
  const opened: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(opened.map((end) => end()));
  };
  try {
    const redis = options.redis === null ? null : await connectRedis(options.redis, onError);
    opened.push(() => redis?.disconnect());
    const uploads = await openUploads(dataDir, bucket);
    opened.push(() => uploads.close());
    const events = await openEvents({
      store: storeTransport(connection),
      shared: options.redis === null ? null : redisTransport(options.redis),
      onError,
    });
    opened.push(() => events.close());
    return { events, uploads, redis, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Where uploads are kept. @throws {Error} with a message for people when the bucket cannot be reached */
export async function openUploads(dataDir: string, bucket: BucketLocation | null): Promise<Uploads> {
  return bucket === null ? uploadDirectory(dataDir) : uploadBucket(bucket);
}
