import type { FastifyInstance } from "fastify";

/**
 * Tells the operator, once, that requests come through a proxy that is not trusted: then its address counts as that of
 * all shoppers together, and one of them can use up the tries of all.
 */
export function reportUnknownProxies(app: FastifyInstance, report: (address: string) => void): void {
  let isReported = false;
  app.addHook("onRequest", async ({ headers, ip, ips = [] }) => {
    // Where a proxy is trusted, there is another address behind its own.
    if (isReported || headers["x-forwarded-for"] === undefined || ips.length > 1) return;
    isReported = true;
    report(ip);
  });
}
