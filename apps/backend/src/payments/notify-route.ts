import type { FastifyInstance } from "fastify";
import type { Services } from "../http/services.ts";
import { settlePayment } from "./settle-payment.ts";

/** The route where providers report payments. They expect the answer `success`, and report again until they get it. */
export function registerNotifications(app: FastifyInstance, { db, now, providers }: Services): void {
  app.post<{ Params: { method: string } }>("/api/pay/notify/:method", async (request, reply) => {
    const provider = [...providers.values()].find(({ method }) => method === request.params.method);
    const notification = provider?.verify(textsOf(request.body)) ?? null;
    const isTaken =
      provider !== undefined &&
      notification !== null &&
      (!notification.isPaid || (await settlePayment(db, provider.method, notification, now())));
    if (!isTaken) request.log.warn({ method: request.params.method }, "a payment notification was rejected");
    return reply.type("text/plain; charset=utf-8").send(isTaken ? "success" : "fail");
  });
}

/** The fields that were sent once: of a repeated field one value could be signed and another one read. */
function textsOf(body: unknown): Readonly<Record<string, string>> {
  const fields: readonly (readonly [string, unknown])[] =
    typeof body === "object" && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(fields.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}
