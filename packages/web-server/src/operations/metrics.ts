import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** Seconds: from a page that was in the cache to one that waited until the platform's time was up. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

declare module "fastify" {
  interface FastifyInstance {
    /** Where further parts of this server add metrics of their own. */
    readonly metrics: { readonly prefix: string; readonly registry: Registry };
  }
}

export interface MetricsOptions {
  /** What the names of this server's own metrics begin with. */
  readonly prefix: string;
  /** What `/metrics` asks for as a bearer token; without one it answers the machine itself only. */
  readonly token: string | null;
}

/** In a time that tells nothing of how much of it is right. */
function isSecret(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** A page of another site can ask this machine, under a name of its own that leads here, but not by the machine's. */
function isThisMachine({ ip, hostname, headers }: FastifyRequest): boolean {
  return (
    ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(ip) &&
    /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(hostname) &&
    headers["x-forwarded-for"] === undefined &&
    headers.forwarded === undefined
  );
}

function isAllowed(request: FastifyRequest, token: string | null): boolean {
  return token === null ? isThisMachine(request) : isSecret(request.headers.authorization ?? "", `Bearer ${token}`);
}

/** `/metrics`: this process and how long its answers took, by route and status, as Prometheus reads them. */
export function metricsRoutes(app: FastifyInstance, { prefix, token }: MetricsOptions): void {
  const registry = new Registry();
  app.decorate("metrics", { prefix, registry });
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
