import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";

/** Each checkout has ports of its own, so that two of them can be tested on one machine at once. Message brokers begin at 25,672. */
const checkout = createHash("sha256")
  .update(fileURLToPath(import.meta.url))
  .digest()
  .readUInt16BE(0);
const first = 20_000 + (checkout % 500) * 10;

/** Loopback ports of the servers that the journeys talk to; apart from the ones `npm start` uses. */
export const ports = {
  storefront: first,
  pathStorefront: first + 1,
  backend: first + 2,
  lonelyStorefront: first + 3,
  desk: first + 4,
} as const;
