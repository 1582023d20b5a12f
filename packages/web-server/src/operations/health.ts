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
    const isReady = await fetch(readinessUrl, { signal: AbortSignal.timeout(probeTimeoutMs) }).then(
      async (response) => {
        await response.body?.cancel();
        return response.ok;
      },
      () => false,
    );
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? "ok" : "platform unreachable" });
  });
}
