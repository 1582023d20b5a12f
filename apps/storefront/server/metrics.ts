import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { StorefrontConfig } from "./config.ts";

/** From a page at hand to a page that waited for the platform's patience to end. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Operators look from the machine itself, or with the token; shoppers have no business here. */
function mayLook(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) return request.headers.authorization === `Bearer ${token}`;
  const local = request.ip === "127.0.0.1" || request.ip === "::1" || request.ip === "::ffff:127.0.0.1";
  return local && request.headers["x-forwarded-for"] === undefined && request.headers.forwarded === undefined;
}

/** `/metrics`: this process and how long its answers took, by route and status, as Prometheus reads them. */
export function metricsRoutes(app: FastifyInstance, config: StorefrontConfig): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "storefront_request_duration_seconds",
    help: "Time until the answer was sent, by route, method and status.",
    labelNames: ["route", "method", "status"],
    buckets,
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    // The route, not the address: there are as many addresses as shoppers can think of.
    const route = request.routeOptions.url ?? "unknown";
    const labels = { route, method: request.method, status: String(reply.statusCode) };
    durations.observe(labels, reply.elapsedTime / 1_000);
  });
  app.get("/metrics", { logLevel: "warn" }, async (request, reply) => {
    if (!mayLook(request, config.metricsToken)) return reply.code(403).type("text/plain").send("Forbidden");
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
