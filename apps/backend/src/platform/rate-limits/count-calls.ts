import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import type { Redis } from "ioredis";
import type { CountCall } from "../http/api.ts";
import type { CountedCall } from "../http/call.ts";
import { DomainError } from "../http/domain-error.ts";
import { networkOf, ownRequests } from "./network.ts";

export interface CallLimits {
  /** How often one network may search in a minute. */
  readonly searchesPerMinute: number;
  readonly trustProxy: boolean | string;
  /** Counts for all nodes; null: each node counts for itself. */
  readonly redis: Redis | null;
}

/** Whoever types a word is offered something after most of its letters. */
const suggestionsPerSearch = 2.5;
/** Whoever has found a list narrows it down, step by step, and lists that are no search have facets, too. */
const facetsPerSearch = 2.5;
/** What was searched is told, then what was opened of it, then what was put into the cart. */
const reportsPerSearch = 2;

/**
 * Counts the calls of each network, and rejects those that are too many. While Redis does not answer nothing is counted:
 * a shop whose search is not limited for a while is better than one without a search.
 */
export async function callCounter(
  app: FastifyInstance,
  { searchesPerMinute, trustProxy, redis }: CallLimits,
): Promise<CountCall> {
  await app.register(rateLimit, {
    global: false,
    skipOnError: true,
    ...(redis === null ? {} : { redis, nameSpace: "calls:" }),
  });
  const isOurs = ownRequests(trustProxy);
  const counterOf = (kind: CountedCall, most: number) =>
    app.createRateLimit({
      max: most,
      timeWindow: 60_000,
      // In Redis all counters share their keys.
      keyGenerator: ({ ip }) => `${kind}:${networkOf(ip)}`,
      allowList: isOurs,
    });
  const counters = {
    search: counterOf("search", searchesPerMinute),
    suggestion: counterOf("suggestion", Math.ceil(searchesPerMinute * suggestionsPerSearch)),
    facets: counterOf("facets", Math.ceil(searchesPerMinute * facetsPerSearch)),
    searchReport: counterOf("searchReport", Math.ceil(searchesPerMinute * reportsPerSearch)),
  } satisfies Record<CountedCall, unknown>;
  return async (request, kind) => {
    const counted = await counters[kind](request);
    if (counted.isAllowed || !counted.isExceeded) return;
    throw new DomainError("tooManySearches", { retryAfterSeconds: Math.max(1, counted.ttlInSeconds) });
  };
}
