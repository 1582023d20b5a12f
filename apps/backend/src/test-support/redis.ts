import { randomUUID } from "node:crypto";
import type { RedisLocation } from "../platform/ports/redis/connect-redis.ts";

/** The Redis that tests use, in a corner of their own; null where TEST_REDIS_URL names none. */
export function testRedis(): RedisLocation | null {
  const url = process.env["TEST_REDIS_URL"] ?? "";
  return url === "" ? null : { url, prefix: `plaza_test_${randomUUID()}:` };
}
