import { createHash, randomBytes } from "node:crypto";
import type { Redis } from "ioredis";
import { networkOf, isPrivate } from "./network.ts";

/**
 * Tells the first of what a network does within a day from its repetitions, so that one visitor or machine cannot count for
 * many. What it remembers says nothing of anybody: digests with a secret that is made anew each day and written nowhere.
 */
export interface DailyVisits {
  /** Whether this network does it for the first time. Of a private address, behind which many may be, each time is one. */
  isFirst(address: string, what: string): Promise<boolean>;
}

export interface DailyVisitsOptions {
  /** Remembers for all nodes; null: each one remembers for itself. */
  readonly redis: Redis | null;
  readonly now: () => Date;
}

const oneDay = 24 * 60 * 60 * 1000;
/** Some 15 MB. Whoever sends more in a day begins anew, as everybody does then. */
const maxRemembered = 200_000;

export function createDailyVisits({ redis, now }: DailyVisitsOptions): DailyVisits {
  let secret = randomBytes(32).toString("base64");
  let until = 0;
  const seen = new Set<string>();

  function digest(key: string, address: string, what: string): string {
    return createHash("sha256")
      .update(JSON.stringify([key, networkOf(address), what]))
      .digest("base64url")
      .slice(0, 22);
  }

  function isFirstHere(address: string, what: string): boolean {
    const time = now().getTime();
    if (time >= until || seen.size >= maxRemembered) {
      seen.clear();
      secret = randomBytes(32).toString("base64");
      until = time + oneDay;
    }
    const visit = digest(secret, address, what);
    if (seen.has(visit)) return false;
    seen.add(visit);
    return true;
  }

  async function isFirstOfAll(shared: Redis, address: string, what: string): Promise<boolean> {
    const fresh = randomBytes(32).toString("base64");
    const known = await shared.set("visits:secret", fresh, "PX", oneDay, "NX", "GET");
    const key = `visits:${digest(known ?? fresh, address, what)}`;
    return (await shared.set(key, "", "PX", oneDay, "NX")) === "OK";
  }

  return {
    isFirst: async (address, what) => {
      if (isPrivate(address)) return true;
      if (!isFirstHere(address, what)) return false;
      if (redis === null) return true;
      // While Redis does not answer, what this node knows has to do.
      return isFirstOfAll(redis, address, what).catch(() => true);
    },
  };
}

declare module "../http/services.ts" {
  interface Services {
    readonly dailyVisits: DailyVisits;
  }
}
