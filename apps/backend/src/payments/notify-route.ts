import type { FastifyInstance } from "fastify";
import type { Services } from "../http/services.ts";
import { settlePayment } from "./settle-payment.ts";

/** Where providers tell that a payment was made. They want to hear one word, and try again until they do. */
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

/** A field that is sent twice could be signed as one and read as the other. */
function textsOf(body: unknown): Readonly<Record<string, string>> {
  const fields: readonly (readonly [string, unknown])[] =
    typeof body === "object" && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(fields.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}
