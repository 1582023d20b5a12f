import type { FastifyInstance } from "fastify";
import type { StorefrontConfig } from "./config.ts";

const probeTimeoutMs = 2_000;

/** `/healthz`: the process answers. `/readyz`: the platform behind it answers too, so traffic may come. */
export function healthRoutes(app: FastifyInstance, config: StorefrontConfig): void {
  app.get("/healthz", { logLevel: "warn" }, () => ({ status: "ok" }));
  app.get("/readyz", { logLevel: "warn" }, async (_request, reply) => {
    const platform = await fetch(`${config.backendUrl}/api/index/config`, {
      signal: AbortSignal.timeout(probeTimeoutMs),
    }).then(
      async (response) => {
        await response.body?.cancel();
        return response.ok;
      },
      () => false,
    );
    return reply.code(platform ? 200 : 503).send({ status: platform ? "ok" : "platform unreachable" });
  });
}
