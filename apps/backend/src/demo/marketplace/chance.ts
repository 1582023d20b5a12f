import { createHash } from "node:crypto";

/** A number from 0 to below `limit` that looks random but is always the same for a key. */
export function chance(key: string, limit: number): number {
  return createHash("sha256").update(key).digest().readUInt32BE(0) % limit;
}
