import { normalizeIP } from "@fastify/rate-limit";
import { isPublicAddress } from "@plaza/http-server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ServerConfig } from "../config/server-config.ts";

/**
 * Tells the networks that requests come from apart: an IPv4 address, or the /64 of an IPv6 one. Null where a proxy asks for
 * everybody and `TRUST_PROXY` does not name it, for that would be the whole site.
 */
export function createNetworkOf(
  app: FastifyInstance,
  { trustProxy }: Pick<ServerConfig, "trustProxy">,
): (request: FastifyRequest) => string | null {
  let isReported = false;
  return ({ headers, ip }) => {
    if (trustProxy !== false || headers["x-forwarded-for"] === undefined || isPublicAddress(ip)) return normalizeIP(ip);
    if (!isReported) app.log.warn({ address: ip }, "TRUST_PROXY names no proxy, but one is used: nobody is limited.");
    isReported = true;
    return null;
  };
}
