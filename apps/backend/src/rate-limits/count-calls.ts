import { compile } from "@fastify/proxy-addr";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Redis } from "ioredis";
import ipaddr from "ipaddr.js";
import type { CountCall } from "../http/api.ts";
import type { CountedCall } from "../http/call.ts";
import { DomainError } from "../http/domain-error.ts";
import { networkOf } from "./network.ts";

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
  } satisfies Record<CountedCall, unknown>;
  return async (request, kind) => {
    const counted = await counters[kind](request);
    if (counted.isAllowed || !counted.isExceeded) return;
    throw new DomainError("tooManySearches", { retryAfterSeconds: Math.max(1, counted.ttlInSeconds) });
  };
}

/** Addresses that mean somebody else on every network. */
const privateRanges = new Set(["unspecified", "loopback", "linkLocal", "private", "uniqueLocal", "carrierGradeNat"]);

/**
 * Whether a request comes from the operator's own machines and so stands for no single shopper: from a trusted proxy that
 * names nobody it asks for, as a storefront does while it renders a page, or from an address that is not public, such as
 * that of a proxy that `TRUST_PROXY` does not name.
 */
function ownRequests(trustProxy: boolean | string): (request: FastifyRequest) => boolean {
  const isTrusted =
    typeof trustProxy === "string" ? compile(trustProxy.split(",").map((part) => part.trim())) : () => trustProxy;
  return ({ ip, ips = [] }) => isPrivate(ip) || (ips.length <= 1 && isTrusted(ip, 0));
}

function isPrivate(address: string): boolean {
  return ipaddr.isValid(address) && privateRanges.has(ipaddr.process(address).range());
}
