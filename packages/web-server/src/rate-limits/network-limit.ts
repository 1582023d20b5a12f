import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ServerConfig } from "../config/server-config.ts";
import { createNetworkOf } from "./network-of.ts";

/** Counts a request for its network. @returns after how many seconds to come back, or null where it may be answered */
export type NetworkLimit = (request: FastifyRequest) => Promise<number | null>;

/** A limit for what is rateLimited to answer, of each network for itself. Where networks cannot be told apart nobody is limited. */
export async function networkLimit(
  app: FastifyInstance,
  { requestsPerMinute, trustProxy }: Pick<ServerConfig, "requestsPerMinute" | "trustProxy">,
): Promise<NetworkLimit> {
  if (requestsPerMinute === 0) return async () => null;
  if (!app.hasDecorator("createRateLimit")) await app.register(rateLimit, { global: false });
  const count = app.createRateLimit({ max: requestsPerMinute, timeWindow: 60_000 });
  const networkOf = createNetworkOf(app, { trustProxy });
  return async (request) => {
    if (networkOf(request) === null) return null;
    const counted = await count(request);
    return !counted.isAllowed && counted.isExceeded ? Math.max(1, counted.ttlInSeconds) : null;
  };
}
