import { ask } from "@plaza/http-server";
import type { FastifyInstance } from "fastify";

const probeTimeoutMs = 2_000;

export interface HealthOptions {
  /** A call of the platform that needs no session. */
  readonly readinessUrl: string;
}

/** `/healthz`: the process answers. `/readyz`: the platform behind it answers too, so traffic may come. */
export function healthRoutes(app: FastifyInstance, { readinessUrl }: HealthOptions): void {
  app.get("/healthz", { logLevel: "warn" }, () => ({ status: "ok" }));
  app.get("/readyz", { logLevel: "warn" }, async (_request, reply) => {
    // What it answers is of no matter here, and not read.
    const probe = { hosts: "any", deadlineMs: probeTimeoutMs, maxBytes: 0 } as const;
    const isReady = await ask(readinessUrl, probe, ({ status }) => status >= 200 && status < 300).catch(() => false);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? "ok" : "platform unreachable" });
  });
}
