import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import type { ServerConfig } from "../config/server-config.ts";

/** Counts a request for its network. @returns after how many seconds to come back, or null where it may be answered */
export type NetworkLimit = (request: FastifyRequest) => Promise<number | null>;

function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}

/**
 * A limit for what is dear to answer, of each network for itself: an IPv4 address, or the /64 of an IPv6 one. Where a proxy
 * asks for everybody and `TRUST_PROXY` does not name it, nobody is limited, for it would be the whole site.
 */
export async function networkLimit(
  app: FastifyInstance,
  { requestsPerMinute, trustProxy }: Pick<ServerConfig, "requestsPerMinute" | "trustProxy">,
): Promise<NetworkLimit> {
  if (requestsPerMinute === 0) return async () => null;
  if (!app.hasDecorator("createRateLimit")) await app.register(rateLimit, { global: false });
  const count = app.createRateLimit({ max: requestsPerMinute, timeWindow: 60_000 });
  let isReported = false;

  function isUnknownProxy({ headers, ip }: FastifyRequest): boolean {
    if (trustProxy !== false || headers["x-forwarded-for"] === undefined || isPublic(ip)) return false;
    if (!isReported) app.log.warn({ address: ip }, "TRUST_PROXY names no proxy, but one is used: nobody is limited.");
    isReported = true;
    return true;
  }
  return async (request) => {
    if (isUnknownProxy(request)) return null;
    const counted = await count(request);
    return !counted.isAllowed && counted.isExceeded ? Math.max(1, counted.ttlInSeconds) : null;
  };
}
