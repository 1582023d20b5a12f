import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** Seconds: from a page that was in the cache to one that waited until the platform's time was up. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface MetricsOptions {
  /** What the names of this server's own metrics begin with. */
  readonly prefix: string;
  /** What `/metrics` asks for as a bearer token; without one it answers the machine itself only. */
  readonly token: string | null;
}

function isAllowed(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) return request.headers.authorization === `Bearer ${token}`;
  const local = request.ip === "127.0.0.1" || request.ip === "::1" || request.ip === "::ffff:127.0.0.1";
  return local && request.headers["x-forwarded-for"] === undefined && request.headers.forwarded === undefined;
}

/** `/metrics`: this process and how long its answers took, by route and status, as Prometheus reads them. */
export function metricsRoutes(app: FastifyInstance, { prefix, token }: MetricsOptions): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: `${prefix}_request_duration_seconds`,
    help: "Time until the answer was sent, by route, method and status.",
    labelNames: ["route", "method", "status"],
    buckets,
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    // The route, not the address: there are as many addresses as browsers can think of.
    const route = request.routeOptions.url ?? "unknown";
    const labels = { route, method: request.method, status: String(reply.statusCode) };
    durations.observe(labels, reply.elapsedTime / 1_000);
  });
  app.get("/metrics", { logLevel: "warn" }, async (request, reply) => {
    if (!isAllowed(request, token)) return reply.code(403).type("text/plain").send("Forbidden");
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
